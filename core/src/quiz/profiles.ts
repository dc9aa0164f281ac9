import { itemLabel } from '../concepts/concept-names.ts'
import { kebabCase } from '../text.ts'
import {
  type BiasProfile,
  type ConceptId,
  type IdentifiedQuestion,
  type ItemType,
  type QuizMode,
  STRENGTHS,
  type Strength,
} from '../vocabulary.ts'
import { assessedBy } from './quiz-modes.ts'
import { isCorrect } from './score.ts'

/** A pattern that wrong answers can point at, and what to do about it. */
export type ProfileCategory = {
  name: string
  /** A wrong answer counts when its concept's id contains one of these; so may a label from outside the catalog. */
  keywords: readonly string[]
  description: string
  /** First the concept the category is named after, then others that feed it, then similar ones. */
  related: readonly [ConceptId, ...ConceptId[]]
  recommendations: readonly [string, string, string]
}

/** High from three wrong answers on, moderate for two, low for one, null for none; set in docs/product.md. */
export function strengthOf(wrongAnswers: number): Strength | null {
  if (wrongAnswers >= 3) return 'high'
  if (wrongAnswers === 2) return 'moderate'
  return wrongAnswers === 1 ? 'low' : null
}

/** Does a wrong answer about this concept or outside label count toward the category? It may feed several. */
export function feeds(concept: string, category: ProfileCategory): boolean {
  const id = kebabCase(concept)
  return category.keywords.some((keyword) => id.includes(keyword))
}

/** A profile with the questions that led to it; `missed` are their indexes. */
export type ProfileOrigin = {
  profile: BiasProfile
  missed: readonly number[]
  /** The concept the profile is named after, if it was asked and always answered right. */
  ownConceptRight: ConceptId | null
}

/** An assessment's profiles with their origins, strongest first; ties keep the order of `categories`. */
export function profileOrigins(
  questions: readonly IdentifiedQuestion[],
  userAnswers: readonly number[],
  categories: readonly ProfileCategory[],
): ProfileOrigin[] {
  const asked = questions.map((question, index) => ({
    index,
    concept: question.concept,
    isMissed: !isCorrect(question, userAnswers[index]),
  }))
  const origins = categories.flatMap((category): ProfileOrigin[] => {
    const missed = asked
      .filter(({ concept, isMissed }) => isMissed && feeds(concept, category))
      .map(({ index }) => index)
    const strength = strengthOf(missed.length)
    if (strength === null) return []
    const { name, description, related, recommendations } = category
    const [own] = related
    const askedOfOwn = asked.filter(({ concept }) => concept === own)
    return [
      {
        profile: { name, description, strength, fallacyTypes: related.map(itemLabel), recommendations },
        missed,
        ownConceptRight: askedOfOwn.length > 0 && !askedOfOwn.some(({ isMissed }) => isMissed) ? own : null,
      },
    ]
  })
  return origins.sort(
    (one, other) => STRENGTHS.indexOf(one.profile.strength) - STRENGTHS.indexOf(other.profile.strength),
  )
}

/** An assessment’s profiles without their origins, strongest first. */
export function profilesOf(...assessment: Parameters<typeof profileOrigins>): BiasProfile[] {
  return profileOrigins(...assessment).map(({ profile }) => profile)
}

/** The categories of bias assessments and of fallacy assessments. */
export type ProfileCategories = Readonly<Record<ItemType, readonly ProfileCategory[]>>

/** The profiles that a result of this mode has; null for a quiz that is only scored. */
export function profilesOfMode(
  mode: QuizMode,
  questions: readonly IdentifiedQuestion[],
  userAnswers: readonly number[],
  categories: ProfileCategories,
): BiasProfile[] | null {
  const assessed = assessedBy(mode)
  return assessed && profilesOf(questions, userAnswers, categories[assessed])
}

/** The categories that mistakes on these questions could have pointed at but didn't. */
export function resistedCategories(...assessment: Parameters<typeof profileOrigins>): ProfileCategory[] {
  const [questions, , categories] = assessment
  const shown = new Set(profilesOf(...assessment).map(({ name }) => name))
  return categories.filter(
    (category) => !shown.has(category.name) && questions.some(({ concept }) => feeds(concept, category)),
  )
}

/** The number of questions missed in an assessment, and how to read it. */
export function missedLine(missed: number, of: number): string {
  return `${missed} of ${of} missed. One miss is a hint, three are a pattern.`
}
