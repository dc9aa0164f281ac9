import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { profilesOfMode } from '@think-twice/core/quiz/profiles'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import type { StoredResult } from '../storage/results/quiz-results.ts'
import type { SummaryWithMissed } from '../storage/results/result-pages.ts'
import { isSoundQuestion } from './catalog.ts'

/** Profiles are computed on reading, so that better categories also apply to old results. */
export function completeResult(userId: number, result: StoredResult) {
  const biasProfiles = profilesOfMode(result.mode, asProfiled(result.questions), result.userAnswers, PROFILE_CATEGORIES)
  return { ...result, questions: sentQuestions(result.questions), userId, ...(biasProfiles && { biasProfiles }) }
}

/** A result as lists show it: of its profiles only what they are called and how strong they are. */
export function summarizedResult(userId: number, { missed, ...summary }: SummaryWithMissed) {
  const unanswered = missed.map(() => UNANSWERED)
  const biasProfiles = profilesOfMode(summary.mode, asProfiled(missed), unanswered, PROFILE_CATEGORIES)
  return {
    ...summary,
    userId,
    ...(biasProfiles && { biasProfiles: biasProfiles.map(({ name, strength }) => ({ name, strength })) }),
  }
}

/** The questions as categories look at them: a sound argument says nothing about a concept, so it has none. */
function asProfiled(questions: readonly IdentifiedQuestion[]): IdentifiedQuestion[] {
  return questions.map((question) => (isSoundQuestion(question) ? { ...question, concept: '' } : question))
}
