import { type BiasProfile, type Question, STRENGTHS, type Strength } from '../vocabulary.ts'
import { isCorrect } from './score.ts'

/** A pattern that wrong answers point at: one of the 24 bias categories or 10 families of fallacies. */
export type ProfileCategory = {
  name: string
  /** A wrong answer counts when its question's label holds one of these, in lower case. */
  keywords: readonly string[]
  description: string
  /** Names of the concepts that feed it, then some that are close to it. */
  related: readonly string[]
  recommendations: readonly [string, string, string]
}

/** How strongly a pattern shows, from the number of wrong answers that point at it. */
export function strengthOf(wrongAnswers: number): Strength | null {
  if (wrongAnswers >= 3) return 'high'
  if (wrongAnswers === 2) return 'moderate'
  return wrongAnswers === 1 ? 'low' : null
}

/** Does a wrong answer to a question with this label count toward the category? One label may feed several. */
export function feeds(label: string, category: ProfileCategory): boolean {
  const lowerCase = label.toLowerCase()
  return category.keywords.some((keyword) => lowerCase.includes(keyword))
}

/**
 * The profiles of a finished assessment, strongest first; equally strong ones keep the order of
 * `categories`. Empty when no wrong answer points anywhere.
 */
export function profilesOf(
  questions: readonly Question[],
  userAnswers: readonly number[],
  categories: readonly ProfileCategory[],
): BiasProfile[] {
  const missed = questions.filter((question, index) => !isCorrect(question, userAnswers[index]))
  const profiles = categories.flatMap((category): BiasProfile[] => {
    const strength = strengthOf(missed.filter(({ fallacyType }) => feeds(fallacyType, category)).length)
    if (strength === null) return []
    const { name, description, related, recommendations } = category
    return [{ name, description, strength, fallacyTypes: related, recommendations }]
  })
  return profiles.sort((one, other) => STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(other.strength))
}
