/** A sentence in pieces; a wave is drawn under `marked`. */
export type MarkedSentence = { before: string; marked: string; after: string }

/** A stretch of a text, in characters: `start` is included, `end` is not. */
export type Range = { start: number; end: number }

/** The places of quotations in a text; one that is not in it has none. */
export function quotedRanges(text: string, quotations: readonly string[]): Range[] {
  return quotations.flatMap((quotation) => {
    const start = text.indexOf(quotation)
    return start === -1 ? [] : [{ start, end: start + quotation.length }]
  })
}

/** Cuts a text wherever one of the ranges begins or ends, so that each part lies within a range or outside it. */
export function cutAt(text: string, ranges: readonly Range[]): Range[] {
  const bounds = new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])])
  const [first = 0, ...others] = [...bounds].sort((one, other) => one - other)
  let start = first
  return others.map((end) => {
    const part = { start, end }
    start = end
    return part
  })
}

/** Does the whole part lie within one of the ranges? */
export function isWithin(part: Range, ranges: readonly Range[]): boolean {
  return ranges.some(({ start, end }) => start <= part.start && part.end <= end)
}

type TextPart = { text: string; isMarked: boolean }

/** Splits a text so that quotations are marked; overlapping and adjacent ones become one part. */
export function markedParts(text: string, quotations: readonly string[]): TextPart[] {
  const ranges = quotedRanges(text, quotations)
  const parts: TextPart[] = []
  for (const part of cutAt(text, ranges)) {
    const isMarked = isWithin(part, ranges)
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += text.slice(part.start, part.end)
    else parts.push({ text: text.slice(part.start, part.end), isMarked })
  }
  return parts
}
