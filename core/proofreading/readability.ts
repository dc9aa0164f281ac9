/** The words of a text, lower case, apostrophes kept. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9]+(?:['-][a-z0-9]+)*/g) ?? []
  )
}

function sentencesIn(text: string): number {
  return Math.max(1, (text.match(/[.!?]+(?=["”’)]*(?:\s|$))/g) ?? []).length)
}

/** Vowel groups, less a silent final e: within about one in ten of a dictionary's count on everyday text. */
function syllablesIn(word: string): number {
  const trimmed = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, (trimmed.match(/[aeiouy]{1,2}/g) ?? []).length)
}

/** US school grade by Flesch and Kincaid (1975): 0.39 words a sentence + 11.8 syllables a word − 15.59. */
export function fleschKincaidGrade(text: string): number {
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentencesIn(text)) + 11.8 * (syllables / words.length) - 15.59
}
