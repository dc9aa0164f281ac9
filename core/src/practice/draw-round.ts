import { BIAS_NAMES, CONCEPT_NAMES, type ConceptName, FALLACY_NAMES, isConceptName } from '../concepts/concept-names.ts'
import { shuffle } from '../quiz/shuffle.ts'
import type { Random } from '../vocabulary.ts'
import type { PracticeIndexEntry } from './practice-index.ts'
import type { TimesSeen } from './practice-question.ts'

/** How many items a round may have; eight unless the learner asks for another length. */
export const ROUND_LENGTHS = [3, 8, 15] as const
export type RoundLength = (typeof ROUND_LENGTHS)[number]
export const USUAL_LENGTH: RoundLength = 8

/** So many concepts a round introduces at most, each with its worked example before its item. */
export const MOST_NEW = 2

/** Each item is sound with this chance, drawn by itself: a fixed number of sound ones would be a key. */
export const SOUND_CHANCE = 1 / 3
/** A round at least this long has at least one sound item. */
const SOUND_FROM = 8

/**
 * An item is a decision with this chance, where its concept has one. Drawn before it is known whether the item is sound, so
 * that arguments about biases are sound as often as those with fallacies.
 */
const DECISION_CHANCE = 1 / 3

/** Who has met fewer concepts gets a sampler of the common ones, since so few would come again and again in a round. */
export const ENOUGH_MET = 6

/** The common half of the catalogue, fallacies and biases in turn: the order in which concepts are introduced. */
const COMMON: readonly ConceptName[] = FALLACY_NAMES.slice(0, 12).flatMap((name, index) => [name, BIAS_NAMES[index]!])

/** Why a concept is in a round. */
export const PURPOSES = ['due', 'pair', 'new', 'mixed'] as const
export type Purpose = (typeof PURPOSES)[number]

/** What a round should serve. A visitor hands in what the device remembers, or `NOTHING_KNOWN`. */
export type RoundWishes = {
  /** What GET review lists, the most urgent first; its scenarios are asked where they fit. */
  due: readonly { concept: ConceptName; scenario: string | null }[]
  /** The two concepts taken for each other most; a single one when it is mixed up with good arguments. */
  pair: readonly ConceptName[]
  /** The concepts the learner has met, in any order. */
  met: readonly ConceptName[]
}

export const NOTHING_KNOWN: RoundWishes = { due: [], pair: [], met: [] }

/** One place of a round before chance decides whether its item is sound. */
export type Place = { concept: ConceptName; purpose: Purpose; scenario: string | null }

/** What a round is drawn from: the published index, and how often the learner has met each scenario. */
export type RoundPool = { index: readonly PracticeIndexEntry[]; seen: TimesSeen }

/** An item of a round. `isNew`: the concept's worked example is shown before it. */
export type DrawnItem = { scenarioId: string; concept: ConceptName; purpose: Purpose; isNew: boolean }

/**
 * The concepts of a round, in order of their urgency: what is due (leaving two places for a pair to tell apart), the pair,
 * at most two new ones, then others that were met. The sentence that recommends a round is made from the same plan.
 */
export function planRound(length: number, wishes: RoundWishes, random: Random): Place[] {
  const [one, other = one] = wishes.pair
  const pair = one === undefined || other === undefined || length < 3 ? [] : [one, other]
  const scenarios = new Map(wishes.due.map(({ concept, scenario }) => [concept, scenario]))
  const places = (purpose: Purpose, concepts: readonly ConceptName[]): Place[] =>
    concepts.map((concept) => ({ concept, purpose, scenario: scenarios.get(concept) ?? null }))

  const due = wishes.due.map(({ concept }) => concept).filter((concept) => !pair.includes(concept))
  const urgent = [...places('due', due.slice(0, length - pair.length)), ...places('pair', pair)]
  const free = length - urgent.length
  const taken = urgent.map(({ concept }) => concept)
  const known = [...new Set([...wishes.met, ...taken])]
  if (known.length < ENOUGH_MET) {
    const sampler = shuffle(COMMON, random).filter((concept) => !taken.includes(concept))
    return [...urgent, ...places('mixed', sampler.slice(0, free))]
  }
  const unmet = [...new Set([...COMMON, ...CONCEPT_NAMES])].filter((concept) => !known.includes(concept))
  const introduced = unmet.slice(0, Math.min(MOST_NEW, free))
  const others = shuffle(known, random)
  const again = [...others.filter((concept) => !taken.includes(concept)), ...others]
  const mixed = Array.from({ length: free - introduced.length }, (_, number) => again[number % again.length]!)
  return [...urgent, ...places('new', introduced), ...places('mixed', mixed)]
}

/** A round about one concept: half of its places are its own, the others go to the neighbours it is mistaken for, in turn. */
export function planAbout(
  concept: ConceptName,
  neighbours: readonly ConceptName[],
  length: number,
  random: Random,
): Place[] {
  const near = shuffle(neighbours, random)
  const own = near.length === 0 ? length : Math.ceil(length / 2)
  const concepts = Array.from({ length }, (_, number) => (number < own ? concept : near[(number - own) % near.length]!))
  return concepts.map((each) => ({ concept: each, purpose: 'pair', scenario: null }))
}

/**
 * Draws the items of a plan. Chance decides of each place by itself whether its item is sound; twins never meet, and no two
 * items offer the same labels while there are others. The order of the items tells nothing.
 */
export function drawRound(places: readonly Place[], { index, seen }: RoundPool, random: Random): DrawnItem[] {
  const soundness = drawSoundness(places.length, random)
  const drawn: PracticeIndexEntry[] = []
  const items: DrawnItem[] = []
  for (const [number, place] of places.entries()) {
    const pairs = new Set(drawn.map(({ pairId }) => pairId))
    const labels = new Set(drawn.map((entry) => entry.labels).filter((each) => each !== ''))
    const wanted = index.find(({ id }) => id === place.scenario)
    const isDecision = wanted ? wanted.kind === 'decide' : random() < DECISION_CHANCE
    const ranked = inOrder(
      index.filter((entry) => !pairs.has(entry.pairId) && entry.isSound === soundness[number]),
      place,
      isDecision,
      seen,
      random,
    )
    const own = ranked.filter(({ concept }) => concept === place.concept)
    const familiar = ranked.filter(({ concept }) => places.some((other) => other.concept === concept))
    const isFresh = (entry: PracticeIndexEntry) => !labels.has(entry.labels)
    // What serves no purpose of its own gives way to another concept of the round before the same names come twice.
    const isMixed = place.purpose === 'mixed'
    const entry =
      own.find(isFresh) ?? (isMixed ? familiar.find(isFresh) : undefined) ?? own[0] ?? familiar[0] ?? ranked[0]
    if (!entry) continue
    drawn.push(entry)
    const purpose = entry.concept === place.concept ? place.purpose : 'mixed'
    items.push({ scenarioId: entry.id, concept: entry.concept, purpose, isNew: purpose === 'new' })
  }
  return shuffle(items, random)
}

/**
 * One more scene for two names that were taken for each other, for 'Try one now'; null when every scene of theirs is in the
 * round already. A name may be any option; only concepts are asked.
 */
export function drawOneMore(
  names: readonly string[],
  asked: readonly string[],
  { index, seen }: RoundPool,
  random: Random,
): DrawnItem | null {
  const wantsSound = random() < SOUND_CHANCE
  const pairs = new Set(index.filter(({ id }) => asked.includes(id)).map(({ pairId }) => pairId))
  const free = index.filter(({ pairId, kind }) => !pairs.has(pairId) && kind !== 'decide')
  for (const concept of shuffle(names.filter(isConceptName), random)) {
    const ranked = inOrder(
      free.filter((entry) => entry.concept === concept),
      { concept, purpose: 'pair', scenario: null },
      false,
      seen,
      random,
    )
    const entry = ranked.find(({ isSound }) => isSound === wantsSound) ?? ranked[0]
    if (entry) return { scenarioId: entry.id, concept, purpose: 'pair', isNew: false }
  }
  return null
}

/** Which places are sound: all drawn anew when a long round would have none, so that no place is more likely than another. */
function drawSoundness(length: number, random: Random): boolean[] {
  const drawn = Array.from({ length }, () => random() < SOUND_CHANCE)
  return length >= SOUND_FROM && !drawn.includes(true) ? drawSoundness(length, random) : drawn
}

/** The scenario that review asks for first, then what was seen least; among equals chance decides. */
function inOrder(
  entries: readonly PracticeIndexEntry[],
  { scenario }: Place,
  isDecision: boolean,
  seen: TimesSeen,
  random: Random,
): PracticeIndexEntry[] {
  const timesSeen = ({ id }: PracticeIndexEntry) => (id === scenario ? -1 : (seen.get(id) ?? 0))
  const isOther = ({ kind }: PracticeIndexEntry) => Number((kind === 'decide') !== isDecision)
  return shuffle(entries, random).sort(
    (one, other) => isOther(one) - isOther(other) || timesSeen(one) - timesSeen(other),
  )
}
