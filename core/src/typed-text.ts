import { itemAt } from './required.ts'

/*
 * Cleans typed and pasted text for storage and comparison. Texts copied from pages, mails and spreadsheets carry characters
 * that are invisible: no-break and zero-width spaces, soft hyphens, marks of direction.
 */

/** A letter of a script in which a joiner can change how letters look. */
const JOINED = String.raw`(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}]`

/** Where an invisible character belongs: Persian and Indic letters, emoji, keycaps, regional flags, variants of Han and Mongolian. */
const BELONGS = [
  String.raw`${JOINED}[\u200C\u200D](?=${JOINED})`,
  String.raw`[\p{Extended_Pictographic}\p{EMod}][\uFE0E\uFE0F]?\u200D(?=\p{Extended_Pictographic})`,
  String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]`,
  String.raw`[0-9#*]\uFE0F(?=\u20E3)`,
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`\p{sc=Mong}[\u180B-\u180F]`,
]

/** Format characters, fillers and selectors that show nothing; halves of surrogate pairs; annotation marks. */
const INVISIBLE = new RegExp(String.raw`(${BELONGS.join('|')})|[\p{DI}\p{Cs}\uFFF9-\uFFFB]`, 'gu')

/** A name or label as it is kept: one line, composed, without gaps around it or characters that cannot be seen. */
export function oneLine(typed: string): string {
  return visibleText(typed)
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim()
    .normalize('NFC')
}

/**
 * The text in its lines, without invisible characters, except those that shape visible ones, as in Persian and in emoji;
 * control characters become spaces.
 */
export function visibleText(typed: string): string {
  // Keyboards of phones send a joiner twice when its key is held.
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll(/([\u200C\u200D])\1+/g, '$1')
    .replaceAll(INVISIBLE, (_, belongs?: string) => belongs ?? '')
}

/** The letters and digits of a typed code: in capitals, in plain forms, without separators. */
export function codeCharacters(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A word that is typed, like a username, without what cannot be seen and the blanks that phones add. */
export function plainWord(typed: string): string {
  return oneLine(typed.normalize('NFKC'))
}

/**
 * A password as it is hashed. Devices send the same letters in different forms, so all have one (NIST SP 800-63B), and what
 * came along when it was pasted and cannot be seen is left out. Blanks stay, and nothing is cut off.
 */
export function plainPassword(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\p{Cc}\p{DI}]/gu, '')
}

/** Characters as limits count them: code points, as JSON Schema does. */
export function characterCount(text: string): number {
  return [...text].length
}

/** The labels in a text that was typed or pasted: one a line, without the cells that a spreadsheet puts beside it. */
export function labelsIn(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line.split('\t')[0] ?? ''))
    .filter((label) => label !== '')
}

/** The labels that occur more than once, as the server compares them; each is given once, as it is spelled last. */
export function repeatedIn(labels: readonly string[]): string[] {
  const compared = labels.map((label) => label.toLowerCase())
  return labels.filter((_, index) => {
    const label = itemAt(compared, index)
    return compared.indexOf(label) < index && compared.lastIndexOf(label) === index
  })
}
