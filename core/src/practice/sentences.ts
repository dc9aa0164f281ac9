import { itemAt } from '../required.ts'

/** A sentence and its place in the scenario, in characters: `start` is included, `end` is not. */
export type Sentence = { text: string; start: number; end: number }

/** A possible end: punctuation and closing quotation marks or brackets, before a blank. */
const POSSIBLE_END = /[.!?…]+["”’')\]]*(?=\s)/gu

/** How a sentence starts: maybe a dash or opening quotation marks, then a capital or a digit. */
const START = /^\s+(?:[–—-]\s*)?["“‘'([]*[\p{Lu}\p{N}$]/u

/** Abbreviations that never end a sentence, without their period. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'Mr Mrs Ms Mx Dr Prof Rev Hon Gen Col Capt Lt Sgt St Ste Mt Ft Jr Sr vs e.g i.e cf ca approx Fig Vol Ch pp Op'.split(
    ' ',
  ),
)

/** “No. 7” goes on, while “No. I won’t” is two sentences. */
const BEFORE_NUMBERS: ReadonlySet<string> = new Set(['No', 'Nos', 'no', 'p', 'Sec', 'Art', 'Nr'])

const HOUR = /^[ap]\.m$/
const DAY = /^\s+(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/

/** The sentences of a scenario, in order. A line break always ends a sentence. */
export function sentencesOf(text: string): Sentence[] {
  return linesOf(text).flatMap(({ start, end }) => {
    const line = text.slice(start, end)
    const ends = [...line.matchAll(POSSIBLE_END)]
      .map((match) => ({ dot: match.index, end: match.index + match[0].length, punctuation: match[0] }))
      .filter(
        ({ dot, end: after, punctuation }) => START.test(line.slice(after)) && !goesOn(line, dot, after, punctuation),
      )
      .map(({ end: after }) => after)
    const bounds = [0, ...ends, line.length]
    return bounds.slice(1).flatMap((bound, index) => trimmed(text, start + itemAt(bounds, index), start + bound))
  })
}

/** Does the argument break here? Any sentence that touches the deciding words counts. */
export function isBreakSentence(sentence: Sentence, scenario: string, decidingWords: readonly string[]): boolean {
  return decidingWords.some((words) => {
    const start = scenario.indexOf(words)
    return start !== -1 && start < sentence.end && start + words.length > sentence.start
  })
}

/** The share of sentences, 0 to 1, in which the argument breaks: the probability that a random one is right. */
export function breakSentenceShare(scenario: string, decidingWords: readonly string[]): number {
  const sentences = sentencesOf(scenario)
  const right = sentences.filter((sentence) => isBreakSentence(sentence, scenario, decidingWords))
  return sentences.length === 0 ? 0 : right.length / sentences.length
}

function linesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
}

function goesOn(line: string, dot: number, end: number, punctuation: string): boolean {
  if (punctuation !== '.') return false
  const [word] = /[\p{L}\p{N}.]*$/u.exec(line.slice(0, dot)) ?? ['']
  if (ABBREVIATIONS.has(word)) return true
  if (BEFORE_NUMBERS.has(word) && /^\s+\p{N}/u.test(line.slice(end))) return true
  if (HOUR.test(word) && DAY.test(line.slice(end))) return true
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

/** A stretch of a scenario; what decides it is marked in pen, and the sentence tapped is marked in pencil. */
type ScenarioPart = { text: string; isDeciding: boolean; isTapped: boolean }

/** The scenario in parts, so pen and pencil can stand under the same words; `tapped` indexes its sentences. */
export function scenarioParts(
  scenario: string,
  decidingWords: readonly string[],
  tapped: number | null,
): ScenarioPart[] {
  const deciding = decidingWords.flatMap((words) => {
    const start = scenario.indexOf(words)
    return start === -1 ? [] : [{ start, end: start + words.length }]
  })
  const sentence = sentencesOf(scenario)[tapped ?? -1]
  const ranges = sentence ? [...deciding, sentence] : deciding
  const bounds = [...new Set([0, scenario.length, ...ranges.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  )
  return bounds.slice(1).map((end, index) => {
    const start = itemAt(bounds, index)
    const isWithin = (range: { start: number; end: number }) => range.start <= start && end <= range.end
    return {
      text: scenario.slice(start, end),
      isDeciding: deciding.some(isWithin),
      isTapped: sentence !== undefined && isWithin(sentence),
    }
  })
}
