/** A sentence of a scenario and where it stands: from `start` up to, not including, `end`, in characters. */
export type Sentence = { text: string; start: number; end: number }

/** What may end a sentence, with the quotation marks and brackets that close after it, and the space before the next. */
const POSSIBLE_END = /[.!?…]+["”’')\]]*(?=\s)/gu

/** How the next sentence starts: a dash of dialogue, opening quotation marks, then a capital or a digit. */
const START = /^\s+(?:[–—-]\s*)?["“‘'([]*[\p{Lu}\p{N}$]/u

/** Titles and other shortenings that never end a sentence, without their period. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'Mr Mrs Ms Mx Dr Prof Rev Hon Gen Col Capt Lt Sgt St Ste Mt Ft Jr Sr vs e.g i.e cf ca approx Fig Vol Ch pp Op'.split(
    ' ',
  ),
)

/** Shortenings of a number: “No. 7” goes on, while “No. I won’t” is a sentence of its own. */
const BEFORE_NUMBERS: ReadonlySet<string> = new Set(['No', 'Nos', 'no', 'p', 'Sec', 'Art', 'Nr'])

/** After the hour, a day goes on: “9 p.m. Monday”. */
const HOUR = /^[ap]\.m$/
const DAY = /^\s+(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/

/** The sentences of a scenario, in order. A line break always ends one, so each line of a chat or a list is at least one. */
export function sentencesOf(text: string): Sentence[] {
  return linesOf(text).flatMap(({ start, end }) => {
    const line = text.slice(start, end)
    const ends = [...line.matchAll(POSSIBLE_END)]
      .map((match) => ({ dot: match.index, end: match.index + match[0].length, mark: match[0] }))
      .filter(({ dot, end: after, mark }) => START.test(line.slice(after)) && !goesOn(line, dot, after, mark))
      .map(({ end: after }) => after)
    const bounds = [0, ...ends, line.length]
    return bounds.slice(1).flatMap((bound, index) => trimmed(text, start + bounds[index]!, start + bound))
  })
}

/** Is this a sentence in which the argument breaks? Any that touches the words that decide it counts. */
export function isBreakSentence(sentence: Sentence, scenario: string, decidingWords: readonly string[]): boolean {
  return decidingWords.some((words) => {
    const start = words === '' ? -1 : scenario.indexOf(words)
    return start !== -1 && start < sentence.end && start + words.length > sentence.start
  })
}

/** The chance, 0 to 1, that a sentence tapped blindly is one in which the argument breaks. */
export function chanceOfBreakSentence(scenario: string, decidingWords: readonly string[]): number {
  const sentences = sentencesOf(scenario)
  const right = sentences.filter((sentence) => isBreakSentence(sentence, scenario, decidingWords))
  return sentences.length === 0 ? 0 : right.length / sentences.length
}

function linesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
}

/** Does the text go on although a period and a capital stand there? */
function goesOn(line: string, dot: number, end: number, mark: string): boolean {
  if (mark !== '.') return false
  const word = /[\p{L}\p{N}.]*$/u.exec(line.slice(0, dot))![0]
  if (ABBREVIATIONS.has(word)) return true
  if (BEFORE_NUMBERS.has(word) && /^\s+\p{N}/u.test(line.slice(end))) return true
  if (HOUR.test(word) && DAY.test(line.slice(end))) return true
  // An initial (“J. Okafor”), or the number of an item that starts its line (“2. Buy paint”).
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
