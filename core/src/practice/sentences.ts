import { itemAt } from '../required.ts'
import { cutAt, isWithin, quotedRanges, type Range } from '../wording/marked-text.ts'

/** A sentence and its place in the scenario. */
export type Sentence = Range & { text: string }

/** A possible end: punctuation and closing quotation marks or brackets, before a blank. */
const POSSIBLE_END = /[.!?…]+["”’')\]]*(?=\s)/gu

/** The start of a sentence: maybe a dash or opening quotation marks, then a capital or a digit. */
const START = /^\s+(?:[–—-]\s*)?["“‘'([]*[\p{Lu}\p{N}$]/u

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'Mr Mrs Ms Mx Dr Prof Rev Hon Gen Col Capt Lt Sgt St Ste Mt Ft Jr Sr vs e.g i.e cf ca approx Fig Vol Ch pp Op'.split(
    ' ',
  ),
)

/** “No. 7” is part of a sentence, while “No. I won’t” is two sentences. */
const BEFORE_NUMBERS: ReadonlySet<string> = new Set(['No', 'Nos', 'no', 'p', 'Sec', 'Art', 'Nr'])

const HALF_OF_DAY = /^[ap]\.m$/
const WEEKDAY_AFTER = /^\s+(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/

/** The sentences of a scenario, in order. A line break always ends a sentence. */
export function sentencesOf(text: string): Sentence[] {
  return linesOf(text).flatMap(({ start, end }) => {
    const line = text.slice(start, end)
    const ends = [...line.matchAll(POSSIBLE_END)]
      .map((match) => ({ dot: match.index, end: match.index + match[0].length, punctuation: match[0] }))
      .filter(
        ({ dot, end: after, punctuation }) =>
          START.test(line.slice(after)) && !isAbbreviation(line, dot, after, punctuation),
      )
      .map(({ end: after }) => after)
    const bounds = [0, ...ends, line.length]
    return bounds.slice(1).flatMap((bound, index) => trimmed(text, start + itemAt(bounds, index), start + bound))
  })
}

/** The part of a sentence in a flawed argument: it commits the flaw, only holds words that give the flaw away, or neither. */
export type SentencePart = 'breaks' | 'gives it away' | 'neither'

type FlawedText = { scenario: string; decidingWords: readonly string[]; breaksAt?: string | undefined }

/** Without `breaksAt`, every sentence that touches the deciding words counts as breaking. */
export function sentencePart(sentence: Sentence, { scenario, decidingWords, breaksAt }: FlawedText): SentencePart {
  const touches = (quoted: readonly string[]) =>
    quotedRanges(scenario, quoted).some(({ start, end }) => start < sentence.end && end > sentence.start)
  if (touches([breaksAt ?? ''])) return 'breaks'
  if (!touches(decidingWords)) return 'neither'
  return breaksAt === undefined ? 'breaks' : 'gives it away'
}

/**
 * The sentence that commits the flaw or, where nothing does, the first with deciding words; all of a text without any. A
 * quotation that goes on before or after the sentence gets the mark that it would lack alone.
 */
export function decidingSentence(text: FlawedText): string {
  const sentences = sentencesOf(text.scenario)
  const deciding = sentences.find((sentence) => sentencePart(sentence, text) === 'breaks')
  return deciding ? withBothMarks(deciding.text) : text.scenario
}

function withBothMarks(quoting: string): string {
  const opened = quoting.split('“').length - quoting.split('”').length
  if (opened === 0) return quoting
  return opened > 0 ? `${quoting}”` : `“${quoting}`
}

/** The probability that a random tap which counts is right; sentences that only give the flaw away do not count. */
export function breakSentenceShare(text: FlawedText): number {
  const parts = sentencesOf(text.scenario).map((sentence) => sentencePart(sentence, text))
  const counted = parts.filter((part) => part !== 'gives it away')
  return counted.length === 0 ? 0 : counted.filter((part) => part === 'breaks').length / counted.length
}

/** A stretch of a scenario: in the sentence that commits the flaw, in deciding words, or in the sentence tapped. */
type ScenarioPart = { text: string; isBreaking: boolean; isDeciding: boolean; isTapped: boolean }

/** The scenario in parts, so that pen and pencil can mark the same words; `tapped` indexes its sentences. */
export function scenarioParts(
  { scenario, decidingWords, breaksAt }: FlawedText,
  tapped: number | null,
): ScenarioPart[] {
  const breaking = quotedRanges(scenario, [breaksAt ?? ''])
  const deciding = quotedRanges(scenario, decidingWords)
  const sentence = sentencesOf(scenario)[tapped ?? -1]
  const pencil = sentence ? [sentence] : []
  return cutAt(scenario, [...breaking, ...deciding, ...pencil]).map((part) => {
    const isBreaking = isWithin(part, breaking)
    return {
      text: scenario.slice(part.start, part.end),
      isBreaking,
      isDeciding: !isBreaking && isWithin(part, deciding),
      isTapped: isWithin(part, pencil),
    }
  })
}

function linesOf(text: string): Range[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
}

function isAbbreviation(line: string, dot: number, end: number, punctuation: string): boolean {
  if (punctuation !== '.') return false
  const [word] = /[\p{L}\p{N}.]*$/u.exec(line.slice(0, dot)) ?? ['']
  if (ABBREVIATIONS.has(word)) return true
  if (BEFORE_NUMBERS.has(word) && /^\s+\p{N}/u.test(line.slice(end))) return true
  if (HALF_OF_DAY.test(word) && WEEKDAY_AFTER.test(line.slice(end))) return true
  // An initial (“J. Okafor”) or a list number at the start of a line (“2. Buy paint”).
  const isInitial = /^\p{Lu}$/u.test(word) && word !== 'I'
  return isInitial || (/^\d+$/.test(word) && line.slice(0, dot).trim() === word)
}

function trimmed(text: string, start: number, end: number): Sentence[] {
  const raw = text.slice(start, end)
  const content = raw.trim()
  if (content === '') return []
  const from = start + raw.indexOf(content)
  return [{ text: content, start: from, end: from + content.length }]
}
