/** What is wrong with the layout of the page as it stands, in words; nothing, if nothing is. */
(touch) => {
  const found = []
  // Whatever lies over everything else is all there is.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('.moment') ?? document.body
  const name = (e) => {
    const text = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
    const data = [...e.attributes].find(({ name }) => name.startsWith('data-'))
    const own = e.classList.length && !e.classList[0].startsWith('svelte-') ? `.${e.classList[0]}` : ''
    return `<${e.tagName.toLowerCase()}${own}${data ? ` ${data.name}=${data.value}` : ''}> "${text}"`
  }
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const style = new Map()
  const look = (e) => style.get(e) ?? (style.set(e, getComputedStyle(e)), style.get(e))

  // Only for ears, or a picture: there is nothing to read.
  const ears = new Map()
  const hidden = (e) => {
    if (!e) return false
    if (!ears.has(e)) ears.set(e, look(e).clipPath === 'inset(50%)' || hidden(e.parentElement))
    return ears.get(e)
  }
  // The longest texts go on below the edge of their card, which says so.
  const unread = (e) =>
    e.closest('.skip, [aria-hidden=true], svg, script, style, option, [data-fit~=has-scroll] > .text') || hidden(e)
  // A map that is pulled about: panels lie over its edges, and places as near to each other as they are.
  const world = (e) => e.closest('.map')
  // A hand is held like a fan, and cards that lie under each other come forward for a pointer.
  const fan = (one, two) => {
    const all = one.closest(touch ? '#hand' : '#hand, .cards')
    return all !== null && all.contains(two)
  }
  const within = (one, two) =>
    one.left >= two.left - 1 && one.right <= two.right + 1 && one.top >= two.top - 1 && one.bottom <= two.bottom + 1

  // The browser's own sign of a list that opens.
  const ARROW = 18
  const clips = (value) => value === 'hidden' || value === 'clip'
  const scrolls = (value) => value === 'auto' || value === 'scroll'

  /** The part of a box that is to be seen, and whether it was cut by something that does not scroll. */
  function shown(element, box) {
    let { left, top, right, bottom } = box
    let cut = null
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const { overflowX, overflowY, position } = look(e)
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = e.getBoundingClientRect()
        // One may scroll to it: what lies further out is not cut.
        if (scrolls(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (scrolls(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        if (right <= left || bottom <= top) break
        if (clips(overflowX) && (left < edge.left - 1.5 || right > edge.right + 1.5)) cut ??= e
        // A line of letters is higher than they are.
        const air = (bottom - top) / 4
        if (clips(overflowY) && (top < edge.top - air || bottom > edge.bottom + air)) cut ??= e
        if (clips(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (clips(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      }
      if (position === 'fixed') break
    }
    return { left, top, right, bottom, cut, some: right - left > 1 && bottom - top > 1 }
  }

  // 1. Nothing sticks out of the window sideways.
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (over > 0) found.push(`the page is ${over} px too wide`)

  // 2. No text is cut.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!node.data.trim() || unread(holder) || world(holder) || !seen(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue
      const part = shown(holder, box)
      // One line of many: all of it is said where it is pointed at.
      const whole = part.cut && look(part.cut).textOverflow === 'ellipsis' && part.cut.closest('[title]')?.title
      if (whole && whole.includes(node.data.trim())) break
      if (part.cut) {
        found.push(`cut by ${name(part.cut)}: ${name(holder)}`)
        break
      }
      // Nor does it stick out of the frame it stands in.
      const frame = holder.closest('.panel, dialog')
      const edge = frame && frame !== holder && part.some && !frame.querySelector('.moment') && frame.getBoundingClientRect()
      if (edge && look(frame).overflowY === 'visible' && part.bottom > edge.bottom + 1) {
        found.push(`sticks out of ${name(frame)}: ${name(holder)}`)
        break
      }
      // Nor out of its cell of a table.
      const cell = holder.closest('td, th')?.getBoundingClientRect()
      if (cell && (box.left < cell.left - 2 || box.right > cell.right + 2)) {
        found.push(`sticks out of its cell: ${name(holder)}`)
        break
      }
      if (part.some && (part.left < -1 || part.right > innerWidth + 1)) {
        found.push(`out of the window: ${name(holder)}`)
        break
      }
    }
  }

  // What joins two words ends a line, and begins none.
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const holder = node.parentElement
    if (!/\S\s*·/.test(node.data) || unread(holder) || world(holder) || !seen(holder)) continue
    const line = (at) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
    for (const { index, 0: joint } of node.data.matchAll(/\S\s*·/g)) {
      const [before, dot] = [line(index), line(index + joint.length - 1)]
      if (before.width && dot.width && dot.top > before.bottom - 2) found.push(`a line begins with "·": ${name(holder)}`)
    }
  }

  // The glow around something ends by itself, not at the edge of what it lies in.
  for (const e of root.matches('.moment') ? root.querySelectorAll('.card, .face') : []) {
    const [, ...far] = /(?:^|, )rgba?\([^)]*\) 0px 0px (\d+)px (\d+)px/.exec(look(e).boxShadow) ?? []
    if (!far.length || !seen(e)) continue
    const reach = Number(far[0]) / 2 + Number(far[1])
    const box = e.getBoundingClientRect()
    for (let around = e.parentElement; around && around !== root; around = around.parentElement) {
      if (look(around).overflowX === 'visible' && look(around).overflowY === 'visible') continue
      const end = around.getBoundingClientRect()
      if (box.left - reach < Math.max(end.left, 0) && end.left > 1) found.push(`its glow is cut at the side: ${name(e)}`)
      if (box.bottom + reach > end.bottom && end.bottom < innerHeight - 120) found.push(`its glow is cut below: ${name(e)}`)
    }
  }

  // What is chosen in a list is read whole.
  const pen = document.createElement('canvas').getContext('2d')
  for (const e of root.querySelectorAll('select')) {
    if (!seen(e) || !e.selectedOptions.length) continue
    // Or it is said once more below it.
    if (e.nextElementSibling?.textContent === e.selectedOptions[0].label.trim()) continue
    const { appearance, font, paddingLeft, paddingRight } = look(e)
    pen.font = font
    const sign = appearance === 'none' ? 0 : ARROW
    const room = e.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - sign
    if (pen.measureText(e.selectedOptions[0].label.trim()).width > room + 1)
      found.push(`too long for its list: ${name(e.selectedOptions[0])}`)
  }

  // So is what a field asks for.
  for (const e of root.querySelectorAll('input[placeholder]')) {
    if (!seen(e) || e.value) continue
    const { font, paddingLeft, paddingRight } = look(e)
    pen.font = font
    if (pen.measureText(e.placeholder).width > e.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1)
      found.push(`too long for its field: ${name(e)} ${e.placeholder}`)
  }

  // A part of a table that is looked at as a whole is not scrolled: what is in it gives way.
  for (const e of root.querySelectorAll('[data-stage]'))
    if (seen(e) && look(e).overflowY !== 'visible' && e.closest('#board') && e.scrollHeight > e.clientHeight + 2)
      found.push(`${e.scrollHeight - e.clientHeight} px of it are below its edge: ${name(e)}`)

  // On a desk all answers are seen beside the question, where the board around them leaves them their room.
  for (const e of root.querySelectorAll(touch ? 'none' : '.dock.around .talk')) {
    const foot = e.getBoundingClientRect().bottom
    for (const answer of e.querySelectorAll('[data-choice]'))
      if (answer.getBoundingClientRect().bottom > foot + 2) found.push(`below the edge of the dock: ${name(answer)}`)
  }

  // 3. and 4. Whatever can be pressed is large enough for a finger and lies under nothing else that can be pressed.
  const pressed = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [data-choice]'
  // A word of a sentence is as high as its line.
  const inline = (e) => {
    const flows = (one) => look(one).display.startsWith('inline') && !look(one).display.includes('flex')
    if (!flows(e)) return false
    let line = e.parentElement
    while (line && flows(line)) line = line.parentElement
    return Boolean(line && line.textContent.trim() !== e.textContent.trim())
  }
  // What lies at an edge of the window: the page goes on beneath it, and can be scrolled.
  const edge = (e) => {
    for (; e; e = e.parentElement)
      if (e.matches('.handle, aside') || (['fixed', 'sticky'].includes(look(e).position) && !e.matches('[popover]'))) return e
    return null
  }
  const targets = []
  for (const e of root.querySelectorAll(pressed)) {
    if (!seen(e) || e.disabled || e.closest('[inert], .skip') || hidden(e) || world(e)) continue
    const whole = (e.matches('input') && e.closest('label')) || e
    const box = whole.getBoundingClientRect()
    const part = shown(whole, box)
    if (!part.some || part.bottom < 0 || part.top > innerHeight) continue
    if (touch && !inline(e) && (box.width < 43.5 || box.height < 43.5))
      found.push(`a target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${name(e)}`)
    const at = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2)
    const on = at && (whole.contains(at) || at.contains(whole))
    if (at && world(at)) found.push(`under the map: ${name(e)}`)
    targets.push({ e, whole, part, on })
  }
  const hit = targets.filter(({ on }) => on)
  for (const [number, one] of hit.entries())
    for (const two of hit.slice(number + 1)) {
      if (one.whole.contains(two.whole) || two.whole.contains(one.whole) || edge(one.e) !== edge(two.e)) continue
      // A sign upon a tile, each of them with a place of its own to press.
      if (fan(one.e, two.e) || within(one.part, two.part) || within(two.part, one.part)) continue
      const width = Math.min(one.part.right, two.part.right) - Math.max(one.part.left, two.part.left)
      const height = Math.min(one.part.bottom, two.part.bottom) - Math.max(one.part.top, two.part.top)
      if (width > 3 && height > 3) found.push(`one over another: ${name(one.e)} and ${name(two.e)}`)
    }
  return [...new Set(found)]
}
