import { itemAt } from '../required.ts'
import { oneLine } from '../typed-text.ts'

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
