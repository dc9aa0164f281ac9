import { oneLine } from '../typed-text.ts'

/** The labels in a text that was typed or pasted: one a line, without the cells that a spreadsheet puts beside it. */
export function labelsIn(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line.split('\t')[0] ?? ''))
    .filter((label) => label !== '')
}

/** The first label that is there twice, as the server compares them; null if all differ. */
export function twiceIn(labels: readonly string[]): string | null {
  const known = new Set<string>()
  for (const label of labels) {
    const compared = label.toLowerCase()
    if (known.has(compared)) return label
    known.add(compared)
  }
  return null
}
