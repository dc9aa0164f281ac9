import { addDays, DAY, type Day, daysBetween, type Time } from '../activity/days.ts'
import { isConceptId } from '../concepts/concepts.ts'
import { itemAt } from '../required.ts'
import { compareText } from '../text.ts'
import type { ConceptId } from '../vocabulary.ts'
import { detectionCounts, detectionLooks, isSurelyBetterThanGuessing, readDetection } from './detection.ts'
import { type Answer, type FindScenario, inOrderOfAnswers } from './evidence.ts'
import { firstLooks, TWIN_MEMORY_DAYS } from './first-looks.ts'

/** The grades that FSRS knows, worst first. */
export const REVIEW_GRADES = ['again', 'hard', 'good', 'easy'] as const
export type ReviewGrade = (typeof REVIEW_GRADES)[number]

/** The scheduler's state of a concept: `stability` in days, `difficulty` on its own scale (FSRS: 1 to 10). */
export type Memory = { stability: number; difficulty: number }

/** A model of forgetting, handed in so core needs no library. Intervals are days; recall is a probability, 0 to 1. */
export type Scheduler = {
  next(memory: Memory | null, daysSince: number, grade: ReviewGrade): Memory
  recall(memory: Memory, daysSince: number): number
  interval(memory: Memory): number
}

/** A review is due when the probability of recall, 0 to 1, has fallen to this. */
export const REVIEW_AT_RECALL = 0.9

/** A concept with at least one flawed item answered. Sound items change `dueOn`, but never `memory`. */
export type ReviewState = {
  concept: ConceptId
  memory: Memory
  gradedOn: Day
  metOn: Day
  dueOn: Day
  isSureAndWrong: boolean
}

/** Seeing one half of a pair spoils the other for this many days. */
const PAIR_MEMORY = TWIN_MEMORY_DAYS * DAY
/** The most days that an accepted sound item puts a review off; for any answer, until the learner surely beats guessing. */
const SHORT_INTERVAL = 7

/**
 * The state of each concept met, from all answers in any order. Until the answers show that a learner is surely
 * better than guessing, no review waits longer than a week: a lucky streak would put it off for a month.
 */
export function reviewStates(
  answers: readonly Answer[],
  { scheduler, findScenario }: { scheduler: Scheduler; findScenario: FindScenario },
): ReviewState[] {
  const reading = readDetection(detectionCounts(detectionLooks(firstLooks(answers, findScenario))))
  const longest = reading && isSurelyBetterThanGuessing(reading) ? Number.POSITIVE_INFINITY : SHORT_INTERVAL
  const byConcept = Map.groupBy(answers.toSorted(inOrderOfAnswers), ({ itemId }) => itemId)
  return [...byConcept].flatMap(([concept, history]) => {
    if (!isConceptId(concept)) return []
    const state = foldDays(meetingsOf(history, findScenario), scheduler, longest)
    return state ? [{ concept, ...state }] : []
  })
}

/** An answer as review sees it; `isFresh` unless the scenario or its twin was seen in the 30 days before. */
type Meeting = Pick<Answer, 'id' | 'day' | 'isCorrect' | 'sureness' | 'scenarioId'> & {
  isSound: boolean
  isFresh: boolean
}

function meetingsOf(inOrder: readonly Answer[], findScenario: FindScenario): Meeting[] {
  const lastSeen = new Map<string, Time>()
  return inOrder.map((answer) => {
    const { scenarioId, at } = answer
    const facts = scenarioId === null ? null : findScenario(scenarioId)
    const pair = facts?.pairId ?? scenarioId ?? `answer ${answer.id}`
    const seenAt = lastSeen.get(pair)
    lastSeen.set(pair, at)
    return {
      ...answer,
      isSound: facts?.isSoundHalf ?? answer.isSound,
      isFresh: seenAt === undefined || at - seenAt > PAIR_MEMORY,
    }
  })
}

type FoldedState = Omit<ReviewState, 'concept'> & { wasSound: boolean }

function foldDays(
  meetings: readonly Meeting[],
  scheduler: Scheduler,
  longest: number,
): Omit<ReviewState, 'concept'> | null {
  const byDay = [...Map.groupBy(meetings, ({ day }) => day)].sort(([one], [other]) => compareText(one, other))
  const last = byDay.reduce<FoldedState | null>((before, [day, met]) => {
    const flawed = met.filter(({ isSound }) => !isSound)
    const graded = flawed.length > 0 ? gradeDay(before, day, flawed, { scheduler, longest }) : before
    const sound = met.filter(({ isSound }) => isSound)
    return graded && sound.reduce((state, meeting) => meetSound(state, meeting, before !== null), graded)
  }, null)
  if (!last) return null
  const { wasSound: _, ...state } = last
  return state
}

/** The state after a day's flawed items, which get one grade together. */
function gradeDay(
  before: FoldedState | null,
  day: Day,
  flawed: readonly Meeting[],
  { scheduler, longest }: { scheduler: Scheduler; longest: number },
): FoldedState {
  const daysSince = before ? daysBetween(before.gradedOn, day) : 0
  const memory = scheduler.next(before?.memory ?? null, daysSince, gradeOfDay(flawed))
  const isSureAndWrong = flawed.reduce(
    (wasWrong, { isCorrect, sureness }) => !isCorrect && (wasWrong || sureness === 'sure'),
    before?.isSureAndWrong ?? false,
  )
  const interval = isSureAndWrong ? 1 : Math.min(longest, Math.max(1, scheduler.interval(memory)))
  return { memory, gradedOn: day, metOn: day, dueOn: addDays(day, interval), isSureAndWrong, wasSound: false }
}

/**
 * The state after a sound item: accepted, the review is put off by its interval, but a week at most; with a flaw named,
 * it is due tomorrow. Nothing changes on the first day of a concept, twice running, or where the pair was seen lately.
 */
function meetSound(state: FoldedState, { day, isCorrect, isFresh }: Meeting, isKnown: boolean): FoldedState {
  const met = { ...state, metOn: day, wasSound: true }
  if (!isKnown || !isFresh || state.wasSound) return met
  if (!isCorrect) return { ...met, dueOn: addDays(day, 1) }
  const interval = Math.min(daysBetween(state.gradedOn, state.dueOn), SHORT_INTERVAL)
  const putOff = addDays(day, interval)
  return putOff > state.dueOn ? { ...met, dueOn: putOff } : met
}

function gradeOfDay(answers: readonly Meeting[]): ReviewGrade {
  const met = new Set<string>()
  const firsts = answers.filter(({ scenarioId, id }) => {
    const key = scenarioId ?? `answer ${id}`
    if (met.has(key)) return false
    met.add(key)
    return true
  })
  const worst = Math.min(...firsts.map((answer) => REVIEW_GRADES.indexOf(gradeOf(answer))))
  return itemAt(REVIEW_GRADES, worst)
}

function gradeOf({ isCorrect, sureness }: Meeting): ReviewGrade {
  if (!isCorrect) return 'again'
  if (sureness === 'guess') return 'hard'
  return sureness === 'sure' ? 'easy' : 'good'
}
