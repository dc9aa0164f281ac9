import { type Day, daysBetween } from '../activity/days.ts'
import { isConceptId } from '../concepts/concepts.ts'
import { itemAt } from '../required.ts'
import { compareText } from '../text.ts'
import type { ConceptId } from '../vocabulary.ts'
import { type Answer, type FindScenario, inOrderOfAnswers } from './evidence.ts'

/** The grades of a day with a concept, worst first. */
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

/** A concept met, as of the last day on which it was answered. */
export type ReviewState = {
  concept: ConceptId
  memory: Memory
  lastDay: Day
  isSureAndWrong: boolean
}

/** A concept to review, with `daysSince` its last answer and the probability of `recall`, 0 to 1. */
export type DueConcept = { concept: ConceptId; why: 'sure and wrong' | 'due'; daysSince: number; recall: number }

/** The state of each concept met, from all answers in any order. */
export function reviewStates(answers: readonly Answer[], scheduler: Scheduler): ReviewState[] {
  const own = answers.flatMap((answer) => {
    const { isSound, itemId } = answer
    return !isSound && isConceptId(itemId) ? [{ ...answer, itemId }] : []
  })
  const byConcept = Map.groupBy(own.toSorted(inOrderOfAnswers), ({ itemId }) => itemId)
  return [...byConcept].flatMap(([concept, history]) => {
    const byDay = [...Map.groupBy(history, ({ day }) => day)].sort(([one], [other]) => compareText(one, other))
    const state = byDay.reduce<Pick<ReviewState, 'memory' | 'lastDay'> | null>((before, [day, given]) => {
      const daysSince = before ? daysBetween(before.lastDay, day) : 0
      return { memory: scheduler.next(before?.memory ?? null, daysSince, gradeOfDay(given)), lastDay: day }
    }, null)
    return state ? [{ concept, ...state, isSureAndWrong: isSureAndWrong(history) }] : []
  })
}

/** The concepts due on a day: mistakes made while sure first, then those closest to being forgotten. */
export function dueConcepts(states: readonly ReviewState[], today: Day, scheduler: Scheduler): DueConcept[] {
  return states
    .map(({ concept, memory, lastDay, isSureAndWrong }) => {
      const daysSince = Math.max(0, daysBetween(lastDay, today))
      const isDue = daysSince >= 1 && (isSureAndWrong || daysSince >= scheduler.interval(memory))
      const why = isSureAndWrong ? ('sure and wrong' as const) : ('due' as const)
      return { concept, why, daysSince, recall: scheduler.recall(memory, daysSince), isDue }
    })
    .filter(({ isDue }) => isDue)
    .sort(
      (one, other) =>
        Number(other.why === 'sure and wrong') - Number(one.why === 'sure and wrong') ||
        one.recall - other.recall ||
        compareText(one.concept, other.concept),
    )
    .map(({ isDue: _, ...due }) => due)
}

/** Days until something falls due, and how many concepts then do; null before the first answer. */
export function nextDue(
  states: readonly ReviewState[],
  today: Day,
  scheduler: Scheduler,
): { inDays: number; count: number } | null {
  const waits = states
    .map(({ memory, lastDay, isSureAndWrong }) => {
      const interval = isSureAndWrong ? 1 : Math.max(1, scheduler.interval(memory))
      return interval - Math.max(0, daysBetween(lastDay, today))
    })
    .filter((inDays) => inDays > 0)
  if (waits.length === 0) return null
  const inDays = Math.min(...waits)
  return { inDays, count: waits.filter((wait) => wait === inDays).length }
}

/** The scenario to ask: one never seen, or else the one seen longest ago; sound and held-out ones are skipped. */
export function scenarioToReview(
  concept: ConceptId,
  scenarioIds: readonly string[],
  answers: readonly Answer[],
  findScenario: FindScenario,
): string | null {
  const lastSeen = new Map<string | null, number>()
  for (const { scenarioId, at } of answers) {
    lastSeen.set(scenarioId, Math.max(at, lastSeen.get(scenarioId) ?? 0))
  }
  const candidates = scenarioIds.filter((id) => {
    const facts = findScenario(id)
    return facts !== null && facts.concept === concept && !facts.isSound && !facts.isInSlot
  })
  const seenAt = (id: string) => lastSeen.get(id) ?? Number.NEGATIVE_INFINITY
  const [first] = candidates.toSorted((one, other) => seenAt(one) - seenAt(other) || compareText(one, other))
  return first ?? null
}

/** The review of a day: each due concept with a scenario to ask; `next` says when more falls due. */
export function reviewPlan(
  answers: readonly Answer[],
  today: Day,
  {
    scheduler,
    scenarioIds,
    findScenario,
  }: { scheduler: Scheduler; scenarioIds: readonly string[]; findScenario: FindScenario },
) {
  const states = reviewStates(answers, scheduler)
  const due = dueConcepts(states, today, scheduler).map((concept) => ({
    ...concept,
    scenario: scenarioToReview(concept.concept, scenarioIds, answers, findScenario),
  }))
  return { due, next: nextDue(states, today, scheduler) }
}

/** The worst grade among the day's first answers to each scenario; answers without a scenario each count. */
function gradeOfDay(answers: readonly Answer[]): ReviewGrade {
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

function gradeOf({ isCorrect, sureness }: Answer): ReviewGrade {
  if (!isCorrect) return 'again'
  if (sureness === 'guess') return 'hard'
  return sureness === 'sure' ? 'easy' : 'good'
}

/** A mistake made while sure counts until a later answer is right. */
function isSureAndWrong(inOrder: readonly Answer[]): boolean {
  const lastMistake = inOrder.findLastIndex(({ isCorrect, sureness }) => !isCorrect && sureness === 'sure')
  return lastMistake !== -1 && !inOrder.slice(lastMistake + 1).some(({ isCorrect }) => isCorrect)
}
