/** Lower case without accents, so that `szal` finds `szał`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}
