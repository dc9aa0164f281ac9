/** Sorts by code units, which gives the same order on every device, unlike a dictionary's. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** A text in lower case with hyphens: “Composition/Division” becomes `composition-division`. */
export function kebabCase(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Escapes a text for HTML, between tags or in an attribute with double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A whole number from 0 to 2^32 − 1: 32-bit FNV-1a with MurmurHash3's finalizer, so every bit depends on the whole text. Not a secret. */
export function hashNumber(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A spreadsheet would read it as a formula (also with full-width signs, or after characters it skips) or as a quoted cell. */
const TAKEN_FOR_MORE = /^(?:[\s\p{C}\p{DI}]*["=+\-@＝＋－＠]|[\t\r\n])/u

/** A text for the cell of a spreadsheet: an apostrophe in front keeps a spreadsheet from reading more into it. */
export function spreadsheetText(text: string): string {
  return TAKEN_FOR_MORE.test(text) ? `'${text}` : text
}

/** Joins parts as American English does: 'a', 'a and b', 'a, b, and c'; with *or* in the last place if asked for. */
export function listText(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-US', { type: last === 'or' ? 'disjunction' : 'conjunction' }).format(parts)
}
