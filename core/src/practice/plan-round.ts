import { shuffle } from '../quiz/shuffle.ts'
import { itemAt } from '../required.ts'
import { BIASES, CONCEPTS, type ConceptId, FALLACIES, type Random } from '../vocabulary.ts'

/** The most new concepts in a round; each shows its worked example first. */
export const MOST_NEW = 2

/** Learners who have met fewer concepts get a sampler of common ones; otherwise the same few would keep coming back. */
const ENOUGH_MET = 6

/** The common half of the catalog in the order of introduction: fallacies and biases alternate. */
const COMMON: readonly ConceptId[] = FALLACIES.slice(0, 12).flatMap((fallacy, index) => [
  fallacy,
  itemAt(BIASES, index),
])

/** Why a concept is asked: due again, one of a pair that gets mixed up, new, or for variety. */
export const PURPOSES = ['due', 'pair', 'new', 'mixed'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The learner's needs that a round is planned from; for a visitor, those known on the device, or `NOTHING_KNOWN`. */
export type RoundWishes = {
  /** The due concepts, most urgent first. */
  due: readonly ConceptId[]
  /** The two concepts mixed up most; only one when it was mixed up with good arguments. */
  pair: readonly ConceptId[]
  met: readonly ConceptId[]
}

/** The wishes of a visitor on a new device, who has met nothing. */
export const NOTHING_KNOWN: RoundWishes = { due: [], pair: [], met: [] }

/** An item before it is drawn; `isFirstSteps` means too few concepts met. */
export type PlannedItem = { concept: ConceptId; purpose: Purpose; isFirstSteps?: boolean }

/** The concepts of a round by urgency: due ones, the pair, at most two new ones, then others already met. */
export function planRound(length: number, wishes: RoundWishes, random: Random): PlannedItem[] {
  const urgent = urgentItems(length, wishes)
  const taken = urgent.map(({ concept }) => concept)
  const known = [...new Set([...wishes.met, ...taken])]
  const free = length - urgent.length
  if (known.length >= ENOUGH_MET) return [...urgent, ...itemsWithNewConcepts(free, known, taken, random)]
  const plan = [...urgent, ...sampler(free, known, taken, random)]
  return plan.map((item) => ({ ...item, isFirstSteps: true }))
}

/** The due concepts, as many as fit beside the pair, and then the pair. */
function urgentItems(length: number, { due, pair: [one, other = one] }: RoundWishes): PlannedItem[] {
  const pair = [one, other].filter((concept) => concept !== undefined)
  const dueAlone = due.filter((concept) => !pair.includes(concept))
  return [...asked('due', dueAlone.slice(0, length - pair.length)), ...asked('pair', pair)]
}

/** Common concepts at random; at most two of those not yet known are introduced. */
function sampler(
  length: number,
  known: readonly ConceptId[],
  taken: readonly ConceptId[],
  random: Random,
): PlannedItem[] {
  const drawn = shuffle(COMMON, random)
    .filter((concept) => !taken.includes(concept))
    .slice(0, length)
  const introduced = drawn.filter((concept) => !known.includes(concept)).slice(0, MOST_NEW)
  const others = drawn.filter((concept) => !introduced.includes(concept))
  return [...asked('new', introduced), ...asked('mixed', others)]
}

/** The next concepts in the order of introduction, then known ones at random, those not yet taken first. */
function itemsWithNewConcepts(
  length: number,
  known: readonly ConceptId[],
  taken: readonly ConceptId[],
  random: Random,
): PlannedItem[] {
  const unmet = [...new Set([...COMMON, ...CONCEPTS])].filter((concept) => !known.includes(concept))
  const introduced = unmet.slice(0, Math.min(MOST_NEW, length))
  const shuffled = shuffle(known, random)
  const again = [...shuffled.filter((concept) => !taken.includes(concept)), ...shuffled]
  const mixed = Array.from({ length: length - introduced.length }, (_, number) => itemAt(again, number % again.length))
  return [...asked('new', introduced), ...asked('mixed', mixed)]
}

/** A round about one concept: half of its items ask for that concept, the others for its neighbors in turn. */
export function planAbout(
  concept: ConceptId,
  neighbors: readonly ConceptId[],
  length: number,
  random: Random,
): PlannedItem[] {
  const near = shuffle(neighbors, random)
  const own = near.length === 0 ? length : Math.ceil(length / 2)
  const concepts = Array.from({ length }, (_, number) =>
    number < own ? concept : itemAt(near, (number - own) % near.length),
  )
  return asked('pair', concepts)
}

function asked(purpose: Purpose, concepts: readonly ConceptId[]): PlannedItem[] {
  return concepts.map((concept) => ({ concept, purpose }))
}
