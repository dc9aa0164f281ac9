/** A spreadsheet would read it as a formula (also with full-width signs, or after characters it skips) or as a quoted cell. */
const TAKEN_FOR_MORE = /^(?:[\s\p{C}\p{DI}]*["=+\-@＝＋－＠]|[\t\r\n])/u

/** A text for the cell of a spreadsheet: an apostrophe in front keeps a spreadsheet from reading more into it. */
export function spreadsheetText(text: string): string {
  return TAKEN_FOR_MORE.test(text) ? `'${text}` : text
}
