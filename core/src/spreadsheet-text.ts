/** Read by spreadsheets as a formula, also in full width and after characters they skip, or as a cell's quotes. */
const TAKEN_FOR_MORE = /^(?:[\s\p{C}\p{DI}]*["=+\-@＝＋－＠]|[\t\r\n])/u

/** A text for the cell of a spreadsheet: what would be taken for more than a text gets an apostrophe in front. */
export function spreadsheetText(text: string): string {
  return TAKEN_FOR_MORE.test(text) ? `'${text}` : text
}
