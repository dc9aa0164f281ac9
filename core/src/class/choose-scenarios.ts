import { drawSoundness, withoutPairsOf } from '../practice/draw-round.ts'
import type { PracticeIndexEntry } from '../practice/practice-questions.ts'
import { shuffle, shuffleApart } from '../quiz/shuffle.ts'
import { itemAt } from '../required.ts'
import { CONCEPTS, type ConceptId, DIFFICULTIES, type Random } from '../vocabulary.ts'
import { CLASS_ROUND_LENGTHS, MOST_ABOUT_ONE_CONCEPT } from './class-rounds.ts'
import type { ClassRoundKind } from './round-state.ts'

/** From so many scenarios on, at least one is sound. */
const SOUND_FROM = 6
/** The most concepts that a teacher can name for a round. */
export const MOST_CONCEPTS = 4

/** The most concepts that a round is called by; one about more is called a mixture. */
export const MOST_CONCEPTS_IN_NAME = 3

/** The practice pool, and the ids of the scenarios that the class has had. */
export type ClassPool = { index: readonly PracticeIndexEntry[]; had: ReadonlySet<string> }

/** The round to choose scenarios for: one to four concepts, or none for a mixture. */
export type ClassRoundWish = { kind: ClassRoundKind; length: number; concepts: readonly ConceptId[] }

/** Chooses a round’s scenarios by the rules in docs/product.md, under Classes. */
export function chooseScenarios(wish: ClassRoundWish, pool: ClassPool, random: Random): PracticeIndexEntry[] {
  const soundness = drawSoundness(wish.length, { least: Number(wish.length >= SOUND_FROM) }, random)
  const wanted = plannedConcepts(wish, pool, random).map((concept, number) => ({
    concept,
    isSound: itemAt(soundness, number),
    difficulty: null,
  }))
  return chosenFor(wanted, wish.concepts, pool, random)
}

/** A replacement for one scenario of a round, of the same concept and as sound where there is one; null if none is left. */
export function replaceScenario(
  replaced: PracticeIndexEntry,
  others: readonly PracticeIndexEntry[],
  { concepts }: Pick<ClassRoundWish, 'concepts'>,
  { index, had }: ClassPool,
  random: Random,
): PracticeIndexEntry | null {
  const wanted = { concept: replaced.concept, isSound: replaced.isSoundHalf, difficulty: null }
  return bestOf({ index: withoutPairsOf([replaced.id], index), had }, wanted, concepts, others, random)
}

/** A round a week later: for each scenario another of its concepts, as sound and as difficult, if the pool has one. */
export function parallelScenarios(
  first: readonly PracticeIndexEntry[],
  { index, had }: ClassPool,
  random: Random,
): PracticeIndexEntry[] {
  // A live round of three is followed by four, because assigned rounds have four at least.
  const length = CLASS_ROUND_LENGTHS.assigned.find((each) => each >= first.length) ?? first.length
  const asked = [...first, ...shuffle(first, random).slice(0, length - first.length)].sort(fewestFirst)
  const wanted = asked.map((entry) => ({
    concept: entry.concept,
    isSound: entry.isSoundHalf,
    difficulty: difficultyOf(entry),
  }))
  const others = withoutPairsOf(
    first.map(({ id }) => id),
    index,
  )
  const concepts = first.map(({ concept }) => concept)
  return chosenFor(wanted, concepts, { index: others, had }, random)
}

function fewestFirst(one: PracticeIndexEntry, other: PracticeIndexEntry): number {
  return Number(other.isSoundHalf) - Number(one.isSoundHalf) || difficultyOf(other) - difficultyOf(one)
}

/** `difficulty` counts from 0 for easy; null where it does not matter. */
type Wanted = { concept: ConceptId; isSound: boolean; difficulty: number | null }

function chosenFor(
  wanted: readonly Wanted[],
  concepts: readonly ConceptId[],
  pool: ClassPool,
  random: Random,
): PracticeIndexEntry[] {
  const chosen: PracticeIndexEntry[] = []
  // Hard scenarios are rare, so the nearest ones would make a round easier; the next one makes up for what one lacks.
  let missing = 0
  for (const { difficulty, ...each } of wanted) {
    const wish = difficulty === null ? null : difficulty + missing
    const entry = bestOf(pool, { ...each, difficulty: wish }, concepts, chosen, random)
    if (!entry) continue
    chosen.push(entry)
    missing = wish === null ? 0 : wish - difficultyOf(entry)
  }
  return shuffleApart(chosen, ({ concept }) => concept, random)
}

function bestOf(
  { index, had }: ClassPool,
  { concept, isSound, difficulty }: Wanted,
  about: readonly ConceptId[],
  taken: readonly PracticeIndexEntry[],
  random: Random,
): PracticeIndexEntry | null {
  const takenPairs = new Set(taken.map(({ pairId }) => pairId))
  const takenLabels = new Set(taken.map(({ labels }) => labels))
  const hadPairs = new Set(index.filter(({ id }) => had.has(id)).map(({ pairId }) => pairId))
  const timesTaken = (each: ConceptId) => taken.filter((entry) => entry.concept === each).length
  const ranksOf = (entry: PracticeIndexEntry) => [
    Number(timesTaken(entry.concept) >= MOST_ABOUT_ONE_CONCEPT),
    Number(entry.isSoundHalf !== isSound),
    Number(about.length > 0 && !about.includes(entry.concept)),
    // A reader of one half of a pair knows that the other half is the opposite.
    had.has(entry.id) ? 2 : Number(hadPairs.has(entry.pairId)),
    distanceOf(entry, concept),
    // A decision names no flaw, so it shows no mix-up.
    Number(entry.kind === 'decide'),
    difficulty === null ? 0 : Math.abs(difficultyOf(entry) - difficulty),
    Number(takenLabels.has(entry.labels)),
  ]
  const free = index.filter(({ pairId }) => !takenPairs.has(pairId))
  const [best] = shuffle(free, random)
    .map((entry) => ({ entry, ranks: ranksOf(entry) }))
    .sort((one, other) => compareRanks(one.ranks, other.ranks))
  return best?.entry ?? null
}

function difficultyOf({ difficulty }: PracticeIndexEntry): number {
  return DIFFICULTIES.indexOf(difficulty)
}

/** 0 for the concept itself, 1 where it is offered as a label, 2 elsewhere. */
function distanceOf({ concept, labels }: PracticeIndexEntry, wanted: ConceptId): number {
  if (concept === wanted) return 0
  return labels.split(' ').includes(String(CONCEPTS.indexOf(wanted))) ? 1 : 2
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((rank, index) => rank !== other[index])
  return differing === -1 ? 0 : itemAt(one, differing) - itemAt(other, differing)
}

function plannedConcepts({ kind, length, concepts }: ClassRoundWish, pool: ClassPool, random: Random): ConceptId[] {
  const about = concepts.length > 0 ? shuffle(concepts, random) : mixedConcepts(kind, length, pool, random)
  return Array.from({ length }, (_, number) => itemAt(about, number % about.length))
}

function mixedConcepts(kind: ClassRoundKind, length: number, { index, had }: ClassPool, random: Random): ConceptId[] {
  const timesHad = (concept: ConceptId) =>
    index.filter((entry) => entry.concept === concept && had.has(entry.id)).length
  const leastHad = shuffle(CONCEPTS, random).sort((one, other) => timesHad(one) - timesHad(other))
  return leastHad.slice(0, kind === 'live' ? Math.ceil(length / 2) : length)
}
