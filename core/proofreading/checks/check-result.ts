/** One row of a report on the bank. */
export type Check = {
  name: string
  figure: string
  /** The limit in words; absent where a row is only printed. */
  limit?: string
  ok: boolean
  /** Scenarios to look at, which may be named even when the row is within its limit. */
  notes: readonly string[]
}

/** A check that passes only without notes. */
export function noneAllowed(name: string, notes: readonly string[]): Check {
  return { name, figure: String(notes.length), limit: 'none allowed', ok: notes.length === 0, notes }
}

/** The least and the most that a share may be, 0 to 1. */
export type ShareLimit = { least?: number; most?: number }

/** A check that the share of `part` in `whole` stays within its limit. */
export function shareCheck(
  name: string,
  { part, whole }: { part: number; whole: number },
  limit: ShareLimit,
  notes: readonly string[] = [],
): Check {
  const share = shareOf(part, whole)
  const { least = 0, most = 1 } = limit
  return {
    name,
    figure: `${part} of ${whole}, ${exactPercent(share)}`,
    limit: limitText(limit),
    ok: share >= least && share <= most,
    notes,
  }
}

/** A check of the share of `items` that are found; `noteOf` names the found ones. */
export function foundCheck<Item>(
  name: string,
  items: readonly Item[],
  isFound: (item: Item) => boolean,
  limit: ShareLimit,
  noteOf?: (item: Item) => string,
): Check {
  const found = items.filter(isFound)
  return shareCheck(name, { part: found.length, whole: items.length }, limit, noteOf && found.map(noteOf))
}

function limitText({ least, most }: ShareLimit): string {
  if (least === undefined) return `${exactPercent(most ?? 1)} or less`
  if (most === undefined) return `${exactPercent(least)} or more`
  return `${exactPercent(least).replace('%', '')} to ${exactPercent(most)}`
}

/** A share, 0 to 1, with one decimal at most: 0.1234 is '12.3%'. */
export function exactPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

/** A share, or 0 when the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** Prints a row as '✗ place of the right option: 9 / 3 / 2 / 2 (none over 30%)', with its first notes below. */
export function printCheck({ name, figure, limit, ok, notes }: Check, mostNotes = Number.POSITIVE_INFINITY): void {
  console.log(`${ok ? '✓' : '✗'} ${name}: ${figure}${limit === undefined ? '' : ` (${limit})`}`)
  for (const note of notes.slice(0, mostNotes)) console.log(`    ${note}`)
  if (notes.length > mostNotes) console.log(`    … and ${notes.length - mostNotes} more`)
}

/** One sentence for the author. */
export type Problem = string

/** A condition, and the sentence that an author reads if it holds. */
type Rule = readonly [applies: boolean, sentence: Problem]

/** The sentences whose conditions hold, in the order given. */
export function problemsWhere(...rules: readonly Rule[]): Problem[] {
  return rules.filter(([applies]) => applies).map(([, sentence]) => sentence)
}

/** Is a number outside its limits? The limits themselves are inside. */
export function isOutside(count: number, { least, most }: { least: number; most: number }): boolean {
  return count < least || count > most
}
