/** The labels in a text that was typed or pasted: one a line, without the cells that a spreadsheet puts beside it. */
export function labelsIn(text: string): string[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => (line.split('\t')[0] ?? '').trim())
    .filter((label) => label !== '')
}

/** The first label that is there twice, as the server compares them; null if all differ. */
export function twiceIn(labels: readonly string[]): string | null {
  const known = new Set<string>()
  for (const label of labels) {
    if (known.has(label)) return label
    known.add(label)
  }
  return null
}
