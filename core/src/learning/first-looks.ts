import { addDays, DAY, type Day, daysBetween, weekdayOf } from '../activity/days.ts'
import { type Interval, inWords } from '../wording/numbers.ts'
import { type Answer, type FindScenario, inOrderOfAnswers, type ScenarioFacts } from './evidence.ts'
import {
  BEYOND_LUCK,
  differenceP,
  differenceText,
  measuredShare,
  varianceOfShare,
  wilsonInterval,
  Z_95,
} from './statistics.ts'

/** Days for which seeing one twin spoils the first look at the other. */
export const TWIN_MEMORY_DAYS = 30
const TWIN_MEMORY = TWIN_MEMORY_DAYS * DAY

/** An answer to a scenario that this learner had never seen, with what is known about the scenario. */
export type FirstLook = Answer & { scenarioId: string; facts: ScenarioFacts }

/** First answers to each scenario, in order, without those whose twin was seen within 30 days before. */
export function firstLooks(answers: readonly Answer[], findScenario: FindScenario): FirstLook[] {
  const seen = new Set<string>()
  const lastSeenByPair = new Map<string, number>()
  const looks: FirstLook[] = []
  for (const answer of answers.toSorted(inOrderOfAnswers)) {
    const { scenarioId, at } = answer
    if (scenarioId === null) continue
    const facts = findScenario(scenarioId)
    if (facts === null) continue
    const pairSeenAt = lastSeenByPair.get(facts.pairId)
    const isFresh = pairSeenAt === undefined || at - pairSeenAt > TWIN_MEMORY
    if (!seen.has(scenarioId) && isFresh) looks.push({ ...answer, scenarioId, facts })
    seen.add(scenarioId)
    lastSeenByPair.set(facts.pairId, at)
  }
  return looks
}

/** A week with fewer answers gets no point in the chart. */
const ENOUGH_IN_A_WEEK = 10

/** The trend compares this many of the latest weeks with as many before them. */
const WEEKS_COMPARED = 3
const WEEKS = 2 * WEEKS_COMPARED

/** A week of first looks, from Sunday on; `likely` is the 95% interval of the share right, null with too few. */
export type WeekOfLooks = {
  firstDay: Day
  right: number
  answers: number
  likely: Interval | null
}

/** Six weeks, oldest first; `change` compares the halves in percentage points, null if either has too few answers. */
export type FirstLookTrend = {
  weeks: WeekOfLooks[]
  change: {
    before: { right: number; answers: number }
    after: { right: number; answers: number }
    points: number
    margin: number
  } | null
}

/** Right answers on scenarios never seen before, week by week up to `today`. */
export function firstLookTrend(looks: readonly FirstLook[], today: Day): FirstLookTrend {
  const thisSunday = addDays(today, -weekdayOf(today))
  const weeks = Array.from({ length: WEEKS }, (_, index): WeekOfLooks => {
    const firstDay = addDays(thisSunday, -7 * (WEEKS - 1 - index))
    const own = looks.filter(({ day }) => daysBetween(firstDay, day) >= 0 && daysBetween(firstDay, day) < 7)
    const right = own.filter(({ isCorrect }) => isCorrect).length
    const likely = own.length >= ENOUGH_IN_A_WEEK ? wilsonInterval(right, own.length) : null
    return { firstDay, right, answers: own.length, likely }
  })
  return { weeks, change: changeOf(weeks) }
}

function changeOf(weeks: readonly WeekOfLooks[]): FirstLookTrend['change'] {
  const before = sumOf(weeks.slice(0, WEEKS_COMPARED))
  const after = sumOf(weeks.slice(WEEKS_COMPARED))
  if (before.answers < ENOUGH_IN_A_WEEK || after.answers < ENOUGH_IN_A_WEEK) return null
  const [shareBefore, shareAfter] = [before.right / before.answers, after.right / after.answers]
  return {
    before,
    after,
    points: 100 * (shareAfter - shareBefore),
    margin:
      100 *
      Z_95 *
      Math.sqrt(varianceOfShare(before.right, before.answers) + varianceOfShare(after.right, after.answers)),
  }
}

function sumOf(weeks: readonly WeekOfLooks[]): { right: number; answers: number } {
  return {
    right: weeks.reduce((sum, { right }) => sum + right, 0),
    answers: weeks.reduce((sum, { answers }) => sum + answers, 0),
  }
}

/** Says which weeks are compared. */
export const COMPARISON_NOTE = `The last ${inWords(WEEKS_COMPARED)} weeks against the ${inWords(WEEKS_COMPARED)} before.`
/** Accuracy on new scenarios as counts, compared with earlier weeks if there is enough. */
export function firstLookSentence({ weeks, change }: FirstLookTrend): string {
  if (change) {
    const { before, after } = change
    return `On scenarios you’d never seen, you went from ${before.right} of ${before.answers} right to ${after.right} of ${after.answers}.`
  }
  const { right, answers } = sumOf(weeks)
  if (answers === 0) return 'Only scenarios you’ve never seen count here.'
  return `You answered ${right} of ${answers} right on scenarios you’d never seen.`
}

/** The difference in points with its margin, and whether it is more than random variation. */
export function firstLookChangeText(change: NonNullable<FirstLookTrend['change']>): string {
  const isBeyond = differenceP(change.before, change.after) < BEYOND_LUCK
  return `${differenceText(change)} ${isBeyond ? 'Chance alone rarely does that.' : 'It may be chance.'}`
}

/** '8 of 10, 80%, likely between 49% and 94%', or that there are too few. */
export function weekOfLooksText({ right, answers, likely }: WeekOfLooks): string {
  return `${right} of ${answers}, ${likely ? measuredShare(right, answers) : 'too few to draw'}`
}
