import type { Day, Time } from '../activity/days.ts'
import { type FindConcept, keptLabel } from '../concepts/concept-names.ts'
import { categoryTypeOf, categoryTypeOfMode, isConceptId } from '../concepts/concepts.ts'
import { isCorrect } from '../quiz/score.ts'
import { itemAt } from '../required.ts'
import type { CategoryType, IdentifiedQuestion, QuizMode } from '../vocabulary.ts'
import { type Answer, inOrderOfAnswers } from './evidence.ts'
import {
  addAnswers,
  type DayOfAnswers,
  type MasteryState,
  masteryLevelOf,
  masteryOfDays,
  type ProgressRecord,
} from './mastery.ts'

/** One answer and the concept it is about; if `isSound`, it counts for no concept. */
export type Encounter = Pick<Answer, 'id' | 'itemId' | 'categoryType' | 'isCorrect' | 'isSound'>

type Item = Pick<Encounter, 'itemId' | 'categoryType'>

/** Answers known one by one or as a day's count, ordered by `at`, then `id`. */
export type DatedAnswers = DayOfAnswers & {
  id: string
  at: Time
  lastCorrect: boolean
}

/** A record with what is needed to add the next answer without reading the earlier ones. */
export type TrackedProgress = ProgressRecord & { state: MasteryState; lastAnswerId: string }

/** When the answers of a delivery were given, also as the learner's day. */
export type Delivery = { at: Time; day: Day }

/** The item that a label is recorded under: a known concept with its category, or the label as it came. */
export function recordedItem(label: string, declared: CategoryType, findConcept: FindConcept): Item {
  const concept = findConcept(label)
  if (concept) return { itemId: concept.id, categoryType: categoryTypeOf(concept.id) }
  return { itemId: keptLabel(label), categoryType: declared }
}

/** A finished quiz as one encounter per question, in order; a question without an answer counts as wrong. */
export function encountersOf(
  quiz: { id: string; mode: QuizMode; questions: readonly IdentifiedQuestion[]; userAnswers: readonly number[] },
  isSound: (question: IdentifiedQuestion) => boolean,
): Encounter[] {
  const { id, mode, questions, userAnswers } = quiz
  return questions.map((question, index) => ({
    id: answerId(id, index),
    itemId: question.concept,
    categoryType: isConceptId(question.concept) ? categoryTypeOf(question.concept) : categoryTypeOfMode(mode),
    isCorrect: isCorrect(question, userAnswers[index]),
    isSound: isSound(question),
  }))
}

/** The id of one answer of a result; two digits keep the ids in question order. */
export function answerId(resultId: string, index: number): string {
  return `${resultId}:${String(index).padStart(2, '0')}`
}

/** Adds a delivery to the records; concepts in `late` were met on a later day and must be recomputed. */
export function recordEncounters(
  records: readonly TrackedProgress[],
  encounters: readonly Encounter[],
  delivery: Delivery,
): { moved: TrackedProgress[]; late: string[] } {
  const before = new Map(records.map((record) => [record.itemId, record]))
  const moved = new Map<string, TrackedProgress>()
  const late = new Set<string>()
  for (const { itemId, categoryType, isSound, ...answer } of encounters) {
    if (isSound) continue
    const answers = datedAnswer({ ...delivery, ...answer })
    const record = moved.get(itemId) ?? before.get(itemId)
    const after = record ? addToRecord(record, answers) : progressFrom({ itemId, categoryType }, [answers])
    if (after) moved.set(itemId, after)
    else late.add(itemId)
  }
  return { moved: [...moved.values()], late: [...late] }
}

/** The records of the concepts in `late`, from the delivery and all `earlier` answers, which exclude it. */
export function lateProgress(
  late: readonly string[],
  encounters: readonly Encounter[],
  delivery: Delivery,
  earlier: readonly Answer[],
): TrackedProgress[] {
  const met = encounters.map((encounter) => ({ ...encounter, ...delivery }))
  return late.flatMap((itemId) => {
    const isCounted = (answer: Encounter) => answer.itemId === itemId && !answer.isSound
    const own = met.filter(isCounted)
    const { categoryType } = itemAt(own, 0)
    return progressFrom({ itemId, categoryType }, [...earlier.filter(isCounted), ...own].map(datedAnswer)) ?? []
  })
}

function datedAnswer({ id, at, day, isCorrect }: Pick<Answer, 'id' | 'at' | 'day' | 'isCorrect'>): DatedAnswers {
  return { id, at, day, answers: 1, right: isCorrect ? 1 : 0, lastCorrect: isCorrect }
}

/** Builds the record from all answers about a concept, in any order; null without answers. */
export function progressFrom(item: Item, history: readonly DatedAnswers[]): TrackedProgress | null {
  const state = masteryOfDays(history)
  const latest = history.toSorted(inOrderOfAnswers).at(-1)
  if (!state || !latest) return null
  return {
    ...item,
    masteryLevel: masteryLevelOf(state),
    timesEncountered: history.reduce((sum, { answers }) => sum + answers, 0),
    timesCorrect: history.reduce((sum, { right }) => sum + right, 0),
    lastEncountered: latest.at,
    lastCorrect: latest.lastCorrect,
    lastAnswerId: latest.id,
    state,
  }
}

/** The record with more answers, or null if they belong before its latest day. */
function addToRecord(
  record: TrackedProgress,
  { day, answers, right, ...latest }: DatedAnswers,
): TrackedProgress | null {
  const state = addAnswers(record.state, { day, answers, right })
  if (state === null) return null
  const known = { at: record.lastEncountered, id: record.lastAnswerId }
  const isLatest = inOrderOfAnswers(latest, known) >= 0
  return {
    ...record,
    state,
    masteryLevel: masteryLevelOf(state),
    timesEncountered: record.timesEncountered + answers,
    timesCorrect: record.timesCorrect + right,
    ...(isLatest && { lastEncountered: latest.at, lastCorrect: latest.lastCorrect, lastAnswerId: latest.id }),
  }
}
