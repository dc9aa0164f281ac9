import { addDays, type Day, daysBetween } from '../../src/activity/days.ts'
import type { Concept, Scenario } from '../../src/content/authoring.ts'
import { FIRST_DAY } from '../../src/practice/day-number.ts'
import { SOUND_PROBABILITY } from '../../src/practice/draw-round.ts'
import type { Schedule } from '../../src/practice/today.ts'
import { compareText } from '../../src/text.ts'
import { NO_FLAW, type Random } from '../../src/vocabulary.ts'

/** Days before a scenario may come back. */
export const DAYS_APART = 200

/** Days between twins, which give each other away, and between scenarios of one concept, where possible. */
const TWINS_APART = 30
const CONCEPT_APART = 10

/** A test fails when fewer days are planned. */
const FEWEST_DAYS_AHEAD = 60

/** A scenario that may become a daily argument; `pairId` is the id of the flawed scenario, shared by its twin. */
export type TodayCandidate = { id: string; concept: string; pairId: string; isSound: boolean }

/** Plans every day up to `until`; future days whose scenario is no longer a candidate are drawn again. */
export function extendSchedule(
  schedule: Schedule,
  candidates: readonly TodayCandidate[],
  { settled, until }: { settled: Day; until: Day },
  random: Random,
): Schedule {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const kept = Object.entries(schedule).filter(([day, id]) => day <= settled || byId.has(id))
  const planned = new Map<Day, string>(kept)
  for (let day = FIRST_DAY; day <= until; day = addDays(day, 1)) {
    if (planned.has(day)) continue
    planned.set(day, drawFor(day, planned, candidates, byId, random).id)
  }
  return Object.fromEntries([...planned].sort(([one], [other]) => compareText(one, other)))
}

/** The problems of a schedule, one sentence each; `today` is a day in UTC. Only past days may show retired scenarios. */
export function scheduleProblems(
  schedule: Schedule,
  candidates: readonly Pick<TodayCandidate, 'id'>[],
  today: Day,
  retired: readonly Pick<TodayCandidate, 'id'>[] = [],
): string[] {
  const ids = new Set(candidates.map(({ id }) => id))
  const settled = addDays(today, 1)
  const isKnown = (id: string, day: Day) => ids.has(id) || (day <= settled && retired.some((one) => one.id === id))
  const planned = Object.entries(schedule).sort(([one], [other]) => compareText(one, other))
  const problems = planned.flatMap(([day, id], index) => {
    const previous = planned[index - 1]
    const expected = previous ? addDays(previous[0], 1) : FIRST_DAY
    const [before] = planned.findLast(([other, asked]) => other < day && asked === id) ?? []
    return [
      ...(isKnown(id, day) ? [] : [`${day}: ${id} is no spot or sound practice scenario of the bank`]),
      ...(day === expected ? [] : [`${expected} is missing before ${day}`]),
      ...(before !== undefined && daysBetween(before, day) <= DAYS_APART
        ? [`${day}: ${id} was asked on ${before}`]
        : []),
    ]
  })
  const ahead = daysBetween(today, planned.at(-1)?.[0] ?? addDays(FIRST_DAY, -1))
  return ahead >= FEWEST_DAYS_AHEAD
    ? problems
    : [...problems, `${ahead} days are planned ahead: run npm run bank -- schedule`]
}

function drawFor(
  day: Day,
  planned: ReadonlyMap<Day, string>,
  candidates: readonly TodayCandidate[],
  byId: ReadonlyMap<string, TodayCandidate>,
  random: Random,
): TodayCandidate {
  const near = [...planned].map(([other, id]) => ({ id, apart: Math.abs(daysBetween(other, day)), ...byId.get(id) }))
  const within = (days: number) => near.filter(({ apart }) => apart <= days)
  const recent = new Set(within(DAYS_APART).map(({ id }) => id))
  const twins = new Set(within(TWINS_APART).map(({ pairId }) => pairId))
  const concepts = new Set(within(CONCEPT_APART).map(({ concept }) => concept))
  const isSound = random() < SOUND_PROBABILITY

  const free = candidates.filter(({ id }) => !recent.has(id))
  const fits = [
    ({ pairId, concept }: TodayCandidate) => !twins.has(pairId) && !concepts.has(concept),
    ({ pairId }: TodayCandidate) => !twins.has(pairId),
    () => true,
  ]
  // Soundness is drawn first and gives way only when nothing of that kind is left.
  for (const wanted of [isSound, !isSound]) {
    for (const isFitting of fits) {
      const choice = free.filter((candidate) => candidate.isSound === wanted && isFitting(candidate))
      const drawn = choice[Math.floor(random() * choice.length)]
      if (drawn) return drawn
    }
  }
  throw new RangeError(`${day}: every scenario was asked within ${DAYS_APART} days; the bank needs more of them`)
}

/** The scenarios fit for a daily argument: practice items that offer 'No … here'. */
export function todayCandidates(
  bank: readonly { concept: Pick<Concept, 'id'>; scenarios: readonly Scenario[] }[],
): TodayCandidate[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios.filter(isTodayScenario).map(({ id, kind, twinOf }) => ({
      id,
      concept: concept.id,
      pairId: twinOf ?? id,
      isSound: kind === 'sound',
    })),
  )
}

function isTodayScenario({ slot, kind, options }: Scenario): boolean {
  const offersNoFlaw = options.some(({ meaning }) => meaning === NO_FLAW)
  return slot === undefined && kind !== 'decide' && offersNoFlaw
}
