import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import type { CompleteAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { assessedBy } from '@think-twice/core/quiz/quiz-modes'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { useEffect, useMemo } from 'react'
import { Page } from '../../../frame/page.tsx'
import { ProfileResult } from './profile-result.tsx'
import { QuizResultView } from './quiz-result-view.tsx'

/** The result of a finished attempt: a profile for the assessments, a score for the quizzes. */
export function ResultScreen({ attempt }: { attempt: CompleteAttempt }) {
  const result = useMemo(() => resultOf(attempt, PROFILE_CATEGORIES), [attempt])
  useEffect(() => {
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
  const assesses = assessedBy(result.mode)
  return (
    <Page>{assesses ? <ProfileResult result={result} assesses={assesses} /> : <QuizResultView result={result} />}</Page>
  )
}
