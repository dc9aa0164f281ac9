import { questionLine } from '../quiz/questions.ts'
import { optionsOf, type QuestionSet } from './question-set.ts'

/** Seconds: enough to read an argument of 140 words and to think. Blooket allows up to 300. */
const SECONDS = 120

const HEADER = [
  'Question #',
  'Question Text',
  'Answer 1',
  'Answer 2',
  'Answer 3 (Optional)',
  'Answer 4 (Optional)',
  'Time Limit (sec) (Max: 300 seconds)',
  'Correct Answer(s) (Only include Answer #)',
]

/** A question set for Blooket's import of spreadsheets. It has no place for reasons, ids, or the license. */
export function blooketCsv({ questions }: QuestionSet): string {
  // The first row is as wide as the others, or the import refuses it.
  const title = ['Blooket Import Template', ...HEADER.slice(1).map(() => '')]
  const rows = questions.map((question, index) => [
    String(index + 1),
    `${question.scenario}\n${questionLine(question)}`,
    ...question.options,
    String(SECONDS),
    optionsOf(question)
      .flatMap(({ isRight }, option) => (isRight ? String(option + 1) : []))
      .join(','),
  ])
  return [title, HEADER, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
