import type { CompleteResult } from '@think-twice/contract/quiz-results'
import { useDecidingWords } from '../../data/content.ts'
import { AnswerReview } from '../../parts/review/answer-review.tsx'

/** The review of a saved result, its words to mark fetched from published content; only wrong answers are explained. */
export function SavedAnswerReview({ result: { questions, userAnswers } }: { result: CompleteResult }) {
  const marked = useDecidingWords(questions)
  return <AnswerReview questions={marked} userAnswers={userAnswers} explainsRight={false} level="h3" />
}
