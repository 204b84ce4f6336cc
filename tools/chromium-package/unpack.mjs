// Unpack the Chromium that the package carries, and the libraries it needs, into TMPDIR; print where it is.
import chromium from '@sparticuz/chromium'

console.log(await chromium.executablePath())
