import { type BiasProfile, type Question, STRENGTHS, type Strength } from '../vocabulary.ts'
import { isCorrect } from './score.ts'

/** A pattern that wrong answers point at: one of the 24 bias categories or 10 families of fallacies. */
export type ProfileCategory = {
  name: string
  /** A wrong answer counts when its question's label holds one of these, in lower case. */
  keywords: readonly string[]
  description: string
  /** The concept it is named after, others that feed it, then some that are close to it. */
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

/** A profile with the answers that led to it. */
export type ProfileOrigin = {
  profile: BiasProfile
  /** The missed questions that point at it, counted from 0. */
  missed: readonly number[]
  /** The concept it is named after, when that was asked and every answer to it was right; else null. */
  ownConceptRight: string | null
}

/**
 * The profiles of a finished assessment with their origins, strongest first; equally strong ones keep the order of
 * `categories`. Empty when no wrong answer points anywhere.
 */
export function profileOrigins(
  questions: readonly Question[],
  userAnswers: readonly number[],
  categories: readonly ProfileCategory[],
): ProfileOrigin[] {
  const isMissed = (index: number) => !isCorrect(questions[index]!, userAnswers[index])
  const origins = categories.flatMap((category): ProfileOrigin[] => {
    const missed = [...questions.keys()].filter(
      (index) => isMissed(index) && feeds(questions[index]!.fallacyType, category),
    )
    const strength = strengthOf(missed.length)
    if (strength === null) return []
    const { name, description, related, recommendations } = category
    const own = related[0] ?? name
    const askedOfOwn = [...questions.keys()].filter((index) => questions[index]!.fallacyType === own)
    return [
      {
        profile: { name, description, strength, fallacyTypes: related, recommendations },
        missed,
        ownConceptRight: askedOfOwn.length > 0 && !askedOfOwn.some(isMissed) ? own : null,
      },
    ]
  })
  return origins.sort(
    (one, other) => STRENGTHS.indexOf(one.profile.strength) - STRENGTHS.indexOf(other.profile.strength),
  )
}

/** The profiles of a finished assessment alone, strongest first. */
export function profilesOf(...assessment: Parameters<typeof profileOrigins>): BiasProfile[] {
  return profileOrigins(...assessment).map(({ profile }) => profile)
}

/** The categories that these questions could have pointed at but no miss did. */
export function uprightCategories(...assessment: Parameters<typeof profileOrigins>): ProfileCategory[] {
  const [questions, , categories] = assessment
  const shown = new Set(profilesOf(...assessment).map(({ name }) => name))
  return categories.filter(
    (category) => !shown.has(category.name) && questions.some(({ fallacyType }) => feeds(fallacyType, category)),
  )
}
