import { dayOf } from '@think-twice/core/activity/days'
import type { LastSeen } from '@think-twice/core/learning/review-plan'
import { type DrawnItem, drawRound, type RoundPool, withoutPairsOf } from '@think-twice/core/practice/draw-round'
import {
  NOTHING_KNOWN,
  type PlannedItem,
  planAbout,
  planRound,
  type RoundWishes,
} from '@think-twice/core/practice/plan-round'
import type { PracticeIndexEntry } from '@think-twice/core/practice/practice-questions'
import { startRound } from '@think-twice/core/practice/round'
import { roundItems } from '@think-twice/core/practice/round-answers'
import { itemsOfLink } from '@think-twice/core/practice/round-link'
import { argumentsAhead } from '@think-twice/core/practice/today'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { roundAddress } from '../../../addresses.ts'
import { lastSeenHere, rememberAllSeen } from '../../../browser/asked-before.ts'
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
  const { pool, pair, mastered } = await fetchPool()
  const wishes = { ...pool.wishes, pair }
  const plan = planned ?? planRound(readSettings().roundLength, wishes, random)
  return fetchAndBegin(drawRound(plan, pool, random), { kind: 'drawn' }, mastered)
}

/** Draws a round about a concept and what it is mistaken for. */
export async function prepareRoundAbout(concept: ConceptId): Promise<Begin> {
  const [{ pool, mastered }, { neighbors }] = await Promise.all([fetchPool(), fetchStudyText(concept)])
  const { met } = pool.wishes
  const near = { neighbors: neighbors.map((neighbor) => neighbor.concept), met }
  const plan = planAbout(concept, near, readSettings().roundLength, random)
  const drawn = drawRound(plan, { ...pool, wishes: { due: [], met } }, random)
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

/** The input of a draw, from the server for a signed-in learner, or from this device for a visitor. */
async function fetchPool(): Promise<{ pool: RoundPool; pair: RoundWishes['pair']; mastered: number | null }> {
  const userId = currentUser()?.id ?? null
  const [drawable, index] = await Promise.all([fetchIndexToDraw(), fetchPracticeIndex()])
  const { wishes, seen, mastered } =
    userId === null
      ? { wishes: visitorsWishes(index, lastSeenHere(null)), seen: {}, mastered: null }
      : await fetchRoundWishes(userId)
  const pool = { index: drawable, seen: rememberAllSeen(userId, seen), now: timeNow(), wishes }
  return { pool, pair: wishes.pair, mastered }
}

/** The wishes for a visitor, who has met what this device remembers. */
function visitorsWishes(index: readonly PracticeIndexEntry[], seen: LastSeen): RoundWishes {
  const met = index
    .filter(({ id }) => seen[id] !== undefined)
    .toSorted((one, other) => (seen[one.id] ?? 0) - (seen[other.id] ?? 0))
    .map(({ concept }) => concept)
  // A concept was met when its latest scenario was.
  return { ...NOTHING_KNOWN, met: [...new Set(met.toReversed())].toReversed() }
}

/** The items that a round may draw. Arguments of the day stay out, with their twins, while the day is near. */
export async function fetchIndexToDraw(): Promise<readonly PracticeIndexEntry[]> {
  const [index, schedule] = await Promise.all([
    fetchPracticeIndex(),
    // A round can do without the schedule.
    fetchSchedule().catch(() => null),
  ])
  return schedule ? withoutPairsOf(argumentsAhead(schedule, dayOf(timeNow(), localTimeZone())), index) : index
}
