import { addDays, type Day, daysBetween, type Time } from '../activity/days.ts'
import { isConceptId } from '../concepts/concepts.ts'
import { compareText } from '../text.ts'
import type { ConceptId } from '../vocabulary.ts'
import type { Answer, FindScenario } from './evidence.ts'
import { type ReviewState, reviewStates, type Scheduler } from './review.ts'

/** A day asks for this many reviews; whatever else is due waits. */
export const REVIEWS_A_DAY = 12

/** A concept to review, with `daysSince` its last answer and the probability of `recall`, 0 to 1. */
export type DueConcept = { concept: ConceptId; why: 'sure and wrong' | 'due'; daysSince: number; recall: number }

/** The concepts due on a day: mistakes made while sure first, then those closest to being forgotten. */
export function dueConcepts(states: readonly ReviewState[], today: Day, scheduler: Scheduler): DueConcept[] {
  return states
    .filter(({ dueOn }) => dueOn <= today)
    .map(({ concept, memory, gradedOn, metOn, isSureAndWrong }) => ({
      concept,
      why: isSureAndWrong ? ('sure and wrong' as const) : ('due' as const),
      daysSince: Math.max(0, daysBetween(metOn, today)),
      recall: scheduler.recall(memory, Math.max(0, daysBetween(gradedOn, today))),
    }))
    .sort(
      (one, other) =>
        Number(other.why === 'sure and wrong') - Number(one.why === 'sure and wrong') ||
        one.recall - other.recall ||
        compareText(one.concept, other.concept),
    )
}

/** Days until something more falls due, and how many concepts then do; null if nothing will. */
export function nextDue(states: readonly ReviewState[], today: Day): { inDays: number; count: number } | null {
  const waits = states.map(({ dueOn }) => daysBetween(today, dueOn)).filter((inDays) => inDays > 0)
  if (waits.length === 0) return null
  const inDays = Math.min(...waits)
  return { inDays, count: waits.filter((wait) => wait === inDays).length }
}

/** When each scenario was last answered, by its id. */
export type LastSeen = Readonly<Record<string, Time>>

/** When a learner last answered each scenario, in a quiz or in practice. */
export function lastSeen(answers: readonly Pick<Answer, 'scenarioId' | 'at'>[]): LastSeen {
  const seen: Record<string, Time> = {}
  for (const { scenarioId, at } of answers) {
    if (scenarioId !== null) seen[scenarioId] = Math.max(at, seen[scenarioId] ?? at)
  }
  return seen
}

/** The concepts met in flawed or sound scenarios, those met longest ago first. */
export function conceptsAnswered(answers: readonly Pick<Answer, 'itemId' | 'at'>[]): ConceptId[] {
  const met = new Map<ConceptId, Time>()
  for (const { itemId, at } of answers) {
    if (isConceptId(itemId)) met.set(itemId, Math.max(at, met.get(itemId) ?? at))
  }
  return [...met].sort(([, one], [, other]) => one - other).map(([concept]) => concept)
}

/** The later time of two records for each scenario: one device does not know what another one showed. */
export function laterOf(one: LastSeen, other: LastSeen): LastSeen {
  const later: Record<string, Time> = { ...one }
  for (const [id, at] of Object.entries(other)) later[id] = Math.max(at, later[id] ?? at)
  return later
}

/** The review of a day: what is due, how much of it the day asks for, what falls due next and tomorrow, and what was met. */
export function reviewPlan(
  answers: readonly Answer[],
  today: Day,
  model: { scheduler: Scheduler; findScenario: FindScenario },
) {
  const states = reviewStates(answers, model)
  const due = dueConcepts(states, today, model.scheduler)
  const tomorrow = addDays(today, 1)
  return {
    due,
    forToday: Math.min(due.length, Math.max(0, REVIEWS_A_DAY - settledToday(answers, due, today, model))),
    next: nextDue(states, today),
    dueTomorrow: states.filter(({ dueOn }) => dueOn <= tomorrow).length,
    seen: lastSeen(answers),
    met: conceptsAnswered(answers),
  }
}

function settledToday(
  answers: readonly Answer[],
  due: readonly DueConcept[],
  today: Day,
  model: { scheduler: Scheduler; findScenario: FindScenario },
): number {
  const earlier = answers.filter(({ day }) => day < today)
  if (earlier.length === answers.length) return 0
  const before = reviewStates(earlier, model)
  return before.filter(({ concept, dueOn }) => dueOn <= today && !due.some((each) => each.concept === concept)).length
}

/** The reviews planned for today and the rest that is due: '12 today, 19 more waiting.' */
export function dueLine({ due, forToday }: { due: readonly unknown[]; forToday: number }): string {
  const waiting = due.length - forToday
  if (due.length === 0) return 'Nothing is due today.'
  if (waiting === 0) return `${forToday} due today.`
  return `${forToday === 0 ? 'Done for today' : `${forToday} today`}, ${waiting} more waiting.`
}
