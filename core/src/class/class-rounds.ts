import type { PracticeIndexEntry } from '../practice/practice-questions.ts'
import { seededRandom, shuffle } from '../quiz/shuffle.ts'
import { hashNumber } from '../text.ts'
import { listText } from '../wording/lists.ts'

/** *assigned*: each seat at its own pace, until a day; *live*: the wall leads and the devices follow. */
export const CLASS_ROUND_KINDS = ['assigned', 'live'] as const
export type ClassRoundKind = (typeof CLASS_ROUND_KINDS)[number]

/** The lengths of each kind of round, in scenarios. */
export const CLASS_ROUND_LENGTHS: Readonly<Record<ClassRoundKind, readonly number[]>> = {
  assigned: [4, 6, 8],
  live: [3, 4, 6],
}
/** The length that is offered first, in scenarios. */
export const USUAL_CLASS_ROUND_LENGTH = 4
/** Days that an assigned round is open, if the teacher chooses no other day. */
export const USUAL_DAYS = 7
/** Minutes for a scenario of a live round, with both votes and the talk between them. */
export const LIVE_MINUTES_A_SCENARIO = 5
/** The most scenarios about one concept in a round, as long as others can be had. */
export const MOST_ABOUT_ONE_CONCEPT = 4

/** Problems of a round’s scenarios, in words. */
export const CLASS_ROUND_PROBLEMS = {
  length: `A live round has ${lengthsText('live')} scenarios, an assigned one ${lengthsText('assigned')}`,
  unknown: 'A class round takes scenarios of the practice pool only',
  pair: 'A class round takes a scenario once, and never both halves of a pair',
} as const
/** The key of a problem in `CLASS_ROUND_PROBLEMS`. */
export type ClassRoundProblem = keyof typeof CLASS_ROUND_PROBLEMS

function lengthsText(kind: ClassRoundKind): string {
  return listText(CLASS_ROUND_LENGTHS[kind].map(String), 'or')
}

/** The first thing that is wrong with a round's scenarios, or null; `index` is the practice pool. */
export function classRoundProblem(
  kind: ClassRoundKind,
  scenarioIds: readonly string[],
  index: readonly Pick<PracticeIndexEntry, 'id' | 'pairId'>[],
): ClassRoundProblem | null {
  if (!CLASS_ROUND_LENGTHS[kind].includes(scenarioIds.length)) return 'length'
  const pairOf = new Map(index.map(({ id, pairId }) => [id, pairId]))
  if (scenarioIds.some((id) => !pairOf.has(id))) return 'unknown'
  return new Set(scenarioIds.map((id) => pairOf.get(id))).size < scenarioIds.length ? 'pair' : null
}

/** Has a seat with first votes on so many scenarios finished the round? */
export function hasAnsweredAll({ scenarioIds }: { scenarioIds: readonly string[] }, answered: number): boolean {
  return answered === scenarioIds.length
}

/** The order of options in a live round, as indexes for `orderOptions`; it does not depend on the key. */
export function liveOptionOrder(roundId: string, position: number, options: number): number[] {
  return shuffle([...Array(options).keys()], seededRandom(hashNumber(`${roundId} ${position}`)))
}
