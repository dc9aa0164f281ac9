import { itemTypeOf } from '../concepts/concepts.ts'
import { shuffle } from '../quiz/shuffle.ts'
import { itemAt } from '../required.ts'
import { BIASES, CONCEPTS, type ConceptId, FALLACIES, type Random } from '../vocabulary.ts'

/** The most concepts that one round introduces. */
export const MOST_NEW = 2

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
  due: readonly ConceptId[]
  /** The two concepts mixed up most; only one when it was mixed up with good arguments. */
  pair: readonly ConceptId[]
  /** Those met longest ago first. */
  met: readonly ConceptId[]
}

/** The wishes of a learner without a history. */
export const NOTHING_KNOWN: RoundWishes = { due: [], pair: [], met: [] }

/** An item before it is drawn; the items of a learner's first round are easy. */
export type PlannedItem = { concept: ConceptId; purpose: Purpose; isFirstRound?: boolean }

/** The concepts of a round by urgency: due ones, the pair, at most two new ones, then those not met for longest. */
export function planRound(length: number, wishes: RoundWishes, random: Random): PlannedItem[] {
  const urgent = urgentItems(length, wishes)
  const taken = urgent.map(({ concept }) => concept)
  const known = [...new Set([...wishes.met, ...taken])]
  if (known.length === 0) return firstRound(length, random)
  const met = [...wishes.met, ...wishes.due]
  const mostNew = MOST_NEW - taken.filter((concept) => !met.includes(concept)).length
  return [...urgent, ...itemsWithNewConcepts(length - urgent.length, mostNew, { known, taken })]
}

function firstRound(length: number, random: Random): PlannedItem[] {
  const fallacies = COMMON.filter((concept) => itemTypeOf(concept) === 'fallacy')
  const biases = COMMON.filter((concept) => itemTypeOf(concept) === 'bias')
  const concepts = shuffle([itemAt(shuffle(fallacies, random), 0), itemAt(shuffle(biases, random), 0)], random)
  const plan = Array.from({ length }, (_, number) => itemAt(concepts, number % concepts.length))
  const introduced = asked('new', plan.slice(0, MOST_NEW))
  return [...introduced, ...asked('mixed', plan.slice(MOST_NEW))].map((item) => ({ ...item, isFirstRound: true }))
}

function urgentItems(length: number, { due, pair: [one, other = one] }: RoundWishes): PlannedItem[] {
  const pair = [one, other].filter((concept) => concept !== undefined)
  const dueAlone = due.filter((concept) => !pair.includes(concept))
  const hasRoom = dueAlone.length + pair.length <= length
  return hasRoom ? [...asked('due', dueAlone), ...asked('pair', pair)] : asked('due', due.slice(0, length))
}

function itemsWithNewConcepts(
  length: number,
  mostNew: number,
  { known, taken }: { known: readonly ConceptId[]; taken: readonly ConceptId[] },
): PlannedItem[] {
  const unmet = [...new Set([...COMMON, ...CONCEPTS])].filter((concept) => !known.includes(concept))
  const introduced = unmet.slice(0, Math.max(0, Math.min(mostNew, length)))
  const again = [...known.filter((concept) => !taken.includes(concept)), ...introduced, ...taken]
  const mixed = Array.from({ length: length - introduced.length }, (_, number) => itemAt(again, number % again.length))
  return [...asked('new', introduced), ...asked('mixed', mixed)]
}

/** A round about one concept: half of it about that concept, half about neighbors, of which at most two are new. */
export function planAbout(
  concept: ConceptId,
  { neighbors, met }: { neighbors: readonly ConceptId[]; met: readonly ConceptId[] },
  length: number,
  random: Random,
): PlannedItem[] {
  const unmet = [concept, ...neighbors].filter((each) => !met.includes(each)).slice(MOST_NEW)
  const near = shuffle(neighbors, random).filter((each) => !unmet.includes(each))
  const own = near.length === 0 ? length : Math.ceil(length / 2)
  const concepts = Array.from({ length }, (_, number) =>
    number < own ? concept : itemAt(near, (number - own) % near.length),
  )
  return asked('pair', concepts)
}

function asked(purpose: Purpose, concepts: readonly ConceptId[]): PlannedItem[] {
  return concepts.map((concept) => ({ concept, purpose }))
}
