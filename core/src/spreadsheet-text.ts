/** What spreadsheets take for a formula, also in full width and behind what they skip, or for the quotes around a cell. */
const TAKEN_FOR_MORE = /^(?:[\s\p{C}\p{DI}]*["=+\-@＝＋－＠]|[\t\r\n])/u

/** A text for the cell of a spreadsheet: what would be taken for more than a text gets an apostrophe in front. */
export function spreadsheetText(text: string): string {
  return TAKEN_FOR_MORE.test(text) ? `'${text}` : text
}
