import { CONCEPT_NAMES } from '../concepts/concept-names.ts'
import { questionLine } from '../quiz/questions.ts'
import { creditOf, LICENSE, type QuestionSet } from './question-set.ts'

/** Everything about the questions, twins and deciding words included. `version` grows when a field changes its meaning. */
export function questionsJson(set: QuestionSet): string {
  const { title, source, questions } = set
  const content = {
    format: 'think-twice-questions',
    version: 1,
    title,
    source,
    license: LICENSE,
    credit: creditOf(set),
    questions: questions.map((question) => ({
      id: question.id,
      concept: { id: question.concept, name: CONCEPT_NAMES[question.concept] },
      kind: question.kind,
      difficulty: question.difficulty,
      ...(question.twinOf !== undefined && { twinOf: question.twinOf }),
      text: question.scenario,
      question: questionLine(question),
      decidingWords: question.decidingWords,
      ...(question.breaksAt !== undefined && { breaksAt: question.breaksAt }),
      options: question.options.map((text, option) => ({
        text,
        meaning: question.meanings[option],
        isRight: option === question.correctAnswer,
        rationale: question.rationales?.[option] ?? '',
      })),
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
