import { dayOf } from '@think-twice/core/activity/days'
import { type DrawnItem, drawRound, withoutPairOf } from '@think-twice/core/practice/draw-round'
import { type PlannedItem, planAbout, planRound, type RoundWishes } from '@think-twice/core/practice/plan-round'
import type { PracticeIndexEntry } from '@think-twice/core/practice/practice-questions'
import { startRound } from '@think-twice/core/practice/round'
import { roundItems } from '@think-twice/core/practice/round-answers'
import { itemsOfLink } from '@think-twice/core/practice/round-link'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { roundAddress } from '../../../addresses.ts'
import { answeredDays } from '../../../browser/answered-days.ts'
import { timesSeen } from '../../../browser/asked-before.ts'
import { localTimeZone, timeNow } from '../../../browser/clock.ts'
import { currentUser } from '../../../browser/current-user.ts'
import { newId, random } from '../../../browser/random.ts'
import { keepNewRound, type RoundOrigin } from '../../../browser/rounds.ts'
import { readSettings } from '../../../browser/settings.ts'
import { fetchPracticeIndex, fetchPracticeOf, fetchSchedule, fetchStudyText } from '../../../data/content.ts'
import { fetchMasteredCount, fetchRoundWishes } from '../../../data/round-wishes.ts'

/** Begins the round that was prepared, and returns its address. */
export type Begin = () => string

/** Draws a round from what is known about the learner; `planned` are the items that were shown before, if any. */
export async function prepareNewRound(planned: readonly PlannedItem[] | null): Promise<Begin> {
  const userId = currentUser()?.id ?? null
  const index = await fetchIndexToDraw()
  const { wishes, mastered } =
    userId === null ? visitorsWishes(await fetchPracticeIndex()) : await fetchRoundWishes(userId)
  const plan = planned ?? planRound(readSettings().roundLength, wishes, random)
  const drawn = drawRound(plan, { index, seen: timesSeen(userId) }, random)
  return fetchAndBegin(drawn, { kind: 'drawn' }, mastered)
}

/** Draws a round about a concept and what it is mistaken for. */
export async function prepareRoundAbout(concept: ConceptId): Promise<Begin> {
  const userId = currentUser()?.id ?? null
  const [index, { neighbors }, mastered] = await Promise.all([
    fetchIndexToDraw(),
    fetchStudyText(concept),
    fetchMasteredCount(userId),
  ])
  const near = neighbors.map((neighbor) => neighbor.concept)
  const plan = planAbout(concept, near, readSettings().roundLength, random)
  const drawn = drawRound(plan, { index, seen: timesSeen(userId) }, random)
  return fetchAndBegin(drawn, { kind: 'about', concept }, mastered)
}

/** The round that a friend played, in the same order. */
export async function prepareSentRound(scenarioIds: readonly string[], results: readonly boolean[]): Promise<Begin> {
  const [index, mastered] = await Promise.all([fetchPracticeIndex(), fetchMasteredCount(currentUser()?.id ?? null)])
  return fetchAndBegin(itemsOfLink({ scenarioIds }, index), { kind: 'sent', results }, mastered)
}

async function fetchAndBegin(
  drawn: readonly DrawnItem[],
  origin: RoundOrigin,
  masteredBefore: number | null,
): Promise<Begin> {
  const items = roundItems(drawn, await fetchPracticeOf(drawn.map(({ concept }) => concept)))
  if (items.length === 0) throw new Error('Nothing was drawn: the index and the practice pieces do not fit together')
  return () => {
    const { sureness, whereDoesItBreak } = readSettings()
    const settings = { asksSureness: sureness.round, asksSentence: whereDoesItBreak }
    const round = startRound(newId(), items, random, settings)
    keepNewRound({ round, origin, ownerId: currentUser()?.id ?? null, masteredBefore })
    return roundAddress(round.id)
  }
}

/** The wishes for a visitor, who has met what this device remembers. */
function visitorsWishes(index: readonly PracticeIndexEntry[]): { wishes: RoundWishes; mastered: null } {
  const seen = timesSeen(null)
  const met = [...new Set(index.filter(({ id }) => seen.has(id)).map(({ concept }) => concept))]
  return { wishes: { due: [], pair: [], met }, mastered: null }
}

/**
 * The items that a round may draw. Today's argument stays out until it is answered, because it allows only one try;
 * so does its twin.
 */
export async function fetchIndexToDraw(): Promise<readonly PracticeIndexEntry[]> {
  const today = dayOf(timeNow(), localTimeZone())
  const isAnswered = answeredDays(currentUser()?.id ?? null)[today] !== undefined
  const [index, schedule] = await Promise.all([
    fetchPracticeIndex(),
    // A round can do without the schedule.
    isAnswered ? null : fetchSchedule().catch(() => null),
  ])
  const todays = schedule?.[today]
  return todays === undefined ? index : withoutPairOf(todays, index)
}
