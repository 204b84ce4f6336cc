/** Somebody plays a whole game in Firefox: `node play.mjs FIREFOX ADDRESS`.  What was seen is printed as JSON.
 *
 *  Firefox is driven over WebDriver BiDi.  Nothing is known of the game: whatever the page lights up is clicked. */
import puppeteer from 'puppeteer-core'

const MOST = 400
const [executablePath, address] = process.argv.slice(2)
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
const seen = { over: false, clicks: 0, prompts: [], sides: 0, errors: [] }

try {
  const page = await browser.newPage()
  page.on('pageerror', (error) => seen.errors.push(String(error)))
  page.setDefaultTimeout(300_000)
  await page.setViewport({ width: 1280, height: 800 })
  await page.goto(address)
  await page.evaluate(() => localStorage.setItem('nokturn.preferences', '{"pace": "instant", "motion": "none"}'))
  await page.goto(address)
  await (await page.waitForSelector('[data-play=vendetta]')).click()

  while (!seen.over && seen.clicks < MOST) {
    const asked = await page.waitForFunction(
      () => {
        if (document.querySelector('[data-result]')) return { over: true }
        const ask = document.querySelector('[data-ask-prompt][aria-busy=false]')
        const send = ask?.querySelector('[data-option=send]:enabled')
        const open = (e) => !e.disabled && e.checkVisibility()
        const choices = [...document.querySelectorAll('[data-choice]')].filter(open)
        const free = choices.filter((e) => e.ariaPressed !== 'true')
        if (!ask || !(choices.length || send)) return false
        for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next
        const chosen = send && (free.length < choices.length || !choices.length) ? send : free[Math.floor(Math.random() * free.length)]
        if (!chosen) return false
        chosen.dataset.next = ''
        return { prompt: ask.dataset.askPrompt }
      },
      { polling: 50 },
    )
    const { over, prompt } = await asked.jsonValue()
    if (over) {
      seen.over = true
      seen.sides = await page.$$eval('[data-result] [data-side-of]', (sides) => sides.length)
    } else {
      if (!seen.prompts.includes(prompt)) seen.prompts.push(prompt)
      // What has gone meanwhile is no longer asked.
      await (await page.$('[data-next]'))?.click().catch((error) => seen.errors.push(`${prompt}: ${error}`))
      seen.clicks += 1
    }
  }
} finally {
  await browser.close()
}
console.log(JSON.stringify(seen))
