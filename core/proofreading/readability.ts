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
