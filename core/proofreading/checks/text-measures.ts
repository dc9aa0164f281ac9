import type { Scenario } from '../../src/content/authoring.ts'
import { sentencesOf } from '../../src/practice/sentences.ts'
import { itemAt } from '../../src/required.ts'

/** The text of the right option; empty if none is marked. */
export function rightText({ options }: Pick<Scenario, 'options'>): string {
  return options.find(({ right }) => right)?.text ?? ''
}

/** The words of a text, lower case, apostrophes kept; `11:40`, `$20,000` and `twenty-five` are one word each. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['.,:-][\p{L}\p{N}]+)*/gu) ?? []
  )
}

/** The sentences of a text that have words. */
export function proseSentences(text: string): string[] {
  return sentencesOf(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** Vowel groups minus a silent final e: within about 10% of a dictionary's count on everyday text. */
function syllablesIn(word: string): number {
  const trimmed = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, (trimmed.match(/[aeiouy]{1,2}/g) ?? []).length)
}

/** Words per sentence on average; 0 for an empty text. */
export function wordsASentence(text: string): number {
  return wordsOf(text).length / Math.max(1, proseSentences(text).length)
}

/** US school grade by Flesch and Kincaid (1975): 0.39 words per sentence + 11.8 syllables per word − 15.59. */
export function fleschKincaidGrade(text: string): number {
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * wordsASentence(text) + 11.8 * (syllables / words.length) - 15.59
}

/** Contractions people use when speaking, including 's for a verb. */
const CONTRACTION =
  /n['’]t\b|['’](?:re|ve|ll|d|m|em)\b|\b(?:it|that|this|he|she|what|there|here|who|where|how|when|why|let|everything|nothing|something|everyone|everybody|nobody|somebody|one)['’]s\b|\b\p{L}+['’]s (?:been|a|an|the|not|never|just|still|already|always|going|gone|got|had|done|too|so|no|here|there|in|on|at|about|all)\b|\by['’]all\b|\bc['’]mon\b/iu

export function hasContraction(text: string): boolean {
  return CONTRACTION.test(text)
}

/** The spoken lines of a scenario: a whole letter or chat, otherwise its quotations; “he says” splits none. */
export function spokenLines({ genre, scenario }: Pick<Scenario, 'genre' | 'scenario'>): string[] {
  if (genre === 'letter' || genre === 'chat') return [scenario]
  const lines: string[] = []
  let end = 0
  for (const match of scenario.matchAll(/“([^”]*)”?/g)) {
    // After a period, someone else may be speaking.
    const continues = lines.length > 0 && /^[^.!?…:\n]*,\s*$/.test(scenario.slice(end, match.index))
    if (continues) lines[lines.length - 1] += ` ${match[1]}`
    else lines.push(match[1] ?? '')
    end = match.index + match[0].length
  }
  return lines
}

/** The number of items to insert, drop or replace to turn one list into the other (Levenshtein 1965). */
export function editDistance<Item>(one: readonly Item[], other: readonly Item[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, item] of one.entries()) {
    let [diagonal, left] = [index, index + 1]
    const next = [left]
    for (const [place, wanted] of other.entries()) {
      const above = itemAt(row, place + 1)
      left = Math.min(left + 1, above + 1, diagonal + (item === wanted ? 0 : 1))
      next.push(left)
      diagonal = above
    }
    row = next
  }
  return itemAt(row, other.length)
}
