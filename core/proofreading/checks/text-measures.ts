import type { Scenario } from '../../src/content/authoring.ts'
import { itemAt } from '../../src/item-at.ts'

/** The words of a text, lower case, apostrophes kept; `11:40`, `$20,000` and `twenty-five` are one word each. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['.,:-][\p{L}\p{N}]+)*/gu) ?? []
  )
}

/** A period after one of these, or after an initial, does not end a sentence. */
const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|vs|approx|Prof|Capt|Lt|Sgt|Mt|Ft|[A-Z])\.$/
/** A period after one of these does not end a sentence before a number or a day either: “No. 5”, “9 p.m. Monday”. */
const BEFORE_NUMBER = /\b(?:No|[ap]\.m)\.$/
const NUMBER_OR_DAY = /^(?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/

/**
 * A line break ends a sentence, and so does end punctuation with closing quotation marks before a capital. “Really?” he
 * asks: is one sentence.
 */
export function proseSentences(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    for (const part of line.trim().split(/(?<=[.!?…][”’")\]]*)\s+(?=[“‘"([]*[\p{Lu}\p{N}$])/u)) {
      const last = sentences.at(-1)
      const goesOn =
        last !== undefined && (ABBREVIATION.test(last) || (BEFORE_NUMBER.test(last) && NUMBER_OR_DAY.test(part)))
      if (goesOn) sentences[sentences.length - 1] = `${last} ${part}`
      else if (wordsOf(part).length > 0) sentences.push(part)
    }
    return sentences
  })
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

/** What is spoken or written by hand: a whole letter or chat, otherwise quotations; “he says” splits none. */
export function spokenLines({ genre, scenario }: Pick<Scenario, 'genre' | 'scenario'>): string[] {
  if (genre === 'letter' || genre === 'chat') return [scenario]
  const lines: string[] = []
  let end = 0
  for (const match of scenario.matchAll(/“([^”]*)”?/g)) {
    // After a period someone else may be speaking.
    const goesOn = lines.length > 0 && /^[^.!?…:\n]*,\s*$/.test(scenario.slice(end, match.index))
    if (goesOn) lines[lines.length - 1] += ` ${match[1]}`
    else lines.push(match[1] ?? '')
    end = match.index + match[0].length
  }
  return lines
}

/** How many items to insert, drop or replace to turn one list into the other (Levenshtein 1965). */
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
