import { categoryTypeOfMode, type FoundConcept, type NamedConcept } from '../concepts/concept-lookup.ts'
import { isCorrect } from '../quiz/score.ts'
import type { CategoryType, Question, QuizMode } from '../vocabulary.ts'
import { type ProgressRecord, recordAnswer, unmetConcept } from './mastery.ts'

/** One concept met once, in a quiz or in practice. */
export type Encounter = { itemId: string; categoryType: CategoryType; isCorrect: boolean }

/** How a label is looked up: what `conceptFinder` gives. */
export type FindConcept = (label: string) => FoundConcept<NamedConcept> | null

/** A label outside the catalogue is kept up to this many characters. */
const KEPT_LABEL = 100

/**
 * What a label is recorded under. A concept goes by the catalogue's name and category, whatever was declared; any other
 * label as it came, in the declared category.
 */
export function recordedItem(
  label: string,
  declared: CategoryType,
  findConcept: FindConcept,
): Pick<Encounter, 'itemId' | 'categoryType'> {
  const concept = findConcept(label)
  if (concept) return { itemId: concept.name, categoryType: concept.categoryType }
  return { itemId: keptLabel(label), categoryType: declared }
}

/** A label outside the catalogue as it is kept: trimmed and cut. */
export function keptLabel(label: string): string {
  // By code points, so that no character is cut in half.
  return [...label.trim()].slice(0, KEPT_LABEL).join('')
}

/** What a finished quiz says of each of its questions, in their order. */
export function encountersOf(
  quiz: { mode: QuizMode; questions: readonly Question[]; userAnswers: readonly number[] },
  findConcept: FindConcept,
): Encounter[] {
  const { mode, questions, userAnswers } = quiz
  return questions.map((question, index) => ({
    ...recordedItem(question.fallacyType, categoryTypeOfMode(mode), findConcept),
    isCorrect: isCorrect(question, userAnswers[index]),
  }))
}

/**
 * The progress records that encounters at `time` (milliseconds since 1970) change, as they are afterwards. There is one
 * record for one `itemId`; of `records` only those of the encounters need to be there.
 */
export function recordEncounters(
  records: readonly ProgressRecord[],
  encounters: readonly Encounter[],
  time: number,
): ProgressRecord[] {
  const before = new Map(records.map((record) => [record.itemId, record]))
  const changed = new Map<string, ProgressRecord>()
  for (const { itemId, categoryType, isCorrect } of encounters) {
    const record = changed.get(itemId) ?? before.get(itemId) ?? unmetConcept(itemId, categoryType)
    changed.set(itemId, recordAnswer(record, isCorrect, time))
  }
  return [...changed.values()]
}
