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
