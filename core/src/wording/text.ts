/** Joins parts as American English does: 'a', 'a and b', 'a, b, and c'. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(parts)
}

type TextPart = { text: string; isMarked: boolean }

/** Splits a text so that quotations are marked; overlapping ones merge, and those not in the text are ignored. */
export function markedParts(text: string, quotations: readonly string[]): TextPart[] {
  const ranges = quotations
    .map((quotation) => ({ start: text.indexOf(quotation), length: quotation.length }))
    .filter(({ start }) => start !== -1)
    .sort((one, other) => one.start - other.start)
  const parts: TextPart[] = []
  let end = 0
  for (const { start, length } of ranges) {
    if (start > end) parts.push({ text: text.slice(end, start), isMarked: false })
    if (start + length <= end) continue
    const rest = text.slice(Math.max(start, end), start + length)
    const last = parts.at(-1)
    if (last?.isMarked) last.text += rest
    else parts.push({ text: rest, isMarked: true })
    end = start + length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false })
  return parts
}

/** A sentence in pieces; a wave is drawn under `marked`. */
export type MarkedSentence = { before: string; marked: string; after: string }
