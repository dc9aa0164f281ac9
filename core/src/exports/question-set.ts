import { CONCEPT_NAMES } from '../concepts/concept-names.ts'
import { itemTypeOf } from '../concepts/concepts.ts'
import { isSoundHalf, type PracticeQuestion } from '../practice/practice-questions.ts'
import { questionLine } from '../quiz/questions.ts'
import { escapeHtml } from '../text.ts'

/** Questions to export, about chosen concepts or of a round, with the title of the file. */
export type QuestionSet = {
  title: string
  source: string
  questions: readonly PracticeQuestion[]
}

/** A file of an export; one that has several goes into a ZIP. */
export type ExportFile = { path: string; text: string }

/** The license of all scenarios. */
export const LICENSE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The credit that the license asks for. */
export function creditOf({ source }: Pick<QuestionSet, 'source'>): string {
  return `Think Twice, ${source}, ${LICENSE.name}, ${LICENSE.url}`
}

/** The name under which a teacher finds a question where students do not see it, because it gives the answer away. */
export function nameOf(question: PracticeQuestion): string {
  const concept = CONCEPT_NAMES[question.concept]
  return `${isSoundHalf(question) ? `Only looks like ${concept}` : concept} · ${question.id}`
}

/** The half of the catalog that a question is filed under. */
export function categoryOf({ concept }: PracticeQuestion): string {
  return itemTypeOf(concept) === 'fallacy' ? 'Fallacies' : 'Biases'
}

/** Words to find a question by: its concept, how difficult it is, and whether it is flawed. */
export function tagsOf(question: PracticeQuestion): string[] {
  return [question.concept, question.difficulty, isSoundHalf(question) ? 'sound' : 'flawed']
}

/** The scenario and its question in HTML. */
export function questionHtml(question: PracticeQuestion): string {
  return `${paragraphHtml(question.scenario)}${paragraphHtml(questionLine(question))}`
}

/** The feedback after any answer, as HTML: the sentence where it breaks, and the credit. */
export function feedbackHtml({ breaksAt }: PracticeQuestion, set: Pick<QuestionSet, 'source'>): string {
  const place = breaksAt === undefined ? '' : paragraphHtml(`Where it breaks: “${breaksAt}”`)
  return `${place}${paragraphHtml(creditOf(set))}`
}

/** A text in HTML, on one line. */
export function lineHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** The options of a question with what each file needs; letters count from A. */
export function optionsOf({ options, rationales = [], correctAnswer }: PracticeQuestion) {
  return options.map((text, index) => ({
    letter: String.fromCharCode(65 + index),
    text,
    rationale: rationales[index] ?? '',
    isRight: index === correctAnswer,
  }))
}

function paragraphHtml(text: string): string {
  return `<p>${lineHtml(text)}</p>`
}
