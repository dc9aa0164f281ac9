import type { PracticeQuestion } from '../practice/practice-questions.ts'
import { creditOf, lineHtml, optionsOf, type QuestionSet, questionHtml, tagsOf } from './question-set.ts'

/** Notes for Anki's text import: the first field, our id, decides which note an import updates. */
export function ankiTsv(set: QuestionSet): string {
  const head = [
    '#separator:tab',
    '#html:true',
    '#deck:Think Twice',
    `#columns:${['Id', 'Front', 'Back', 'Tags'].join('\t')}`,
    '#tags column:4',
  ]
  const notes = set.questions.map((question) =>
    [question.id, frontOf(question), backOf(question, set), tagsOf(question).join(' ')].map(field).join('\t'),
  )
  return `${[...head, ...notes].join('\n')}\n`
}

function frontOf(question: PracticeQuestion): string {
  const options = optionsOf(question).map(({ text }) => `<li>${lineHtml(text)}</li>`)
  return `${questionHtml(question)}<ol type=A>${options.join('')}</ol>`
}

function backOf(question: PracticeQuestion, set: QuestionSet): string {
  const reasons = optionsOf(question)
    .toSorted((one, other) => Number(other.isRight) - Number(one.isRight))
    .map(({ text, rationale }) => `<p><b>${lineHtml(text)}</b><br>${lineHtml(rationale)}</p>`)
  return `${reasons.join('')}<p><small>${lineHtml(creditOf(set))}</small></p>`
}

function field(text: string): string {
  return /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
