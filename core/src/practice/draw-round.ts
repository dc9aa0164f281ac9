import { BIAS_NAMES, CONCEPT_NAMES, type ConceptName, FALLACY_NAMES, isConceptName } from '../concepts/concept-names.ts'
import { itemAt } from '../item-at.ts'
import { shuffle } from '../quiz/shuffle.ts'
import { DIFFICULTIES, type Random } from '../vocabulary.ts'
import type { PracticeIndexEntry } from './practice-index.ts'
import type { TimesSeen } from './practice-question.ts'

/** The most new concepts in a round; each shows its worked example first. */
export const MOST_NEW = 2

/** Every item is sound with this probability, independently: a fixed number per round would give answers away. */
export const SOUND_PROBABILITY = 1 / 3
/** Rounds this long have at least one sound item. */
const SOUND_FROM = 8

/** The probability of a decision, if the concept has one; soundness is drawn apart, so biases are sound as often. */
const DECISION_PROBABILITY = 1 / 3

/** Learners who have met fewer concepts get a sampler of common ones; otherwise the same few would keep coming back. */
const ENOUGH_MET = 6

/** The common half of the catalogue in the order of introduction: fallacies and biases alternate. */
const COMMON: readonly ConceptName[] = FALLACY_NAMES.slice(0, 12).flatMap((name, index) => [
  name,
  itemAt(BIAS_NAMES, index),
])

/** Why a concept is asked: due again, one of a pair that gets mixed up, new, or for variety. */
export const PURPOSES = ['due', 'pair', 'new', 'mixed'] as const
export type Purpose = (typeof PURPOSES)[number]

/** What a round should serve; a visitor passes what the device remembers, or `NOTHING_KNOWN`. */
export type RoundWishes = {
  /** The due concepts from GET review, most urgent first; their scenarios are asked where they fit. */
  due: readonly { concept: ConceptName; scenario: string | null }[]
  /** The two concepts mixed up most; only one when it was mixed up with good arguments. */
  pair: readonly ConceptName[]
  met: readonly ConceptName[]
}

/** The wishes of a visitor on a new device, who has met nothing. */
export const NOTHING_KNOWN: RoundWishes = { due: [], pair: [], met: [] }

/** An item before it is drawn: `scenario` is the one review asks for, `isFirstSteps` means too few concepts met. */
export type Place = { concept: ConceptName; purpose: Purpose; scenario: string | null; isFirstSteps?: boolean }

type RoundPool = { index: readonly PracticeIndexEntry[]; seen: TimesSeen }

/** An item as it was drawn; with `isNew`, the concept's worked example comes before it. */
export type DrawnItem = { scenarioId: string; concept: ConceptName; purpose: Purpose; isNew: boolean }

/** The concepts of a round by urgency: due ones, the pair, at most two new ones, then others already met. */
export function planRound(length: number, wishes: RoundWishes, random: Random): Place[] {
  const [one, other = one] = wishes.pair
  const pair = [one, other].filter((concept) => concept !== undefined)
  const scenarios = new Map(wishes.due.map(({ concept, scenario }) => [concept, scenario]))
  const places = (purpose: Purpose, concepts: readonly ConceptName[]): Place[] =>
    concepts.map((concept) => ({ concept, purpose, scenario: scenarios.get(concept) ?? null }))

  const due = wishes.due.map(({ concept }) => concept).filter((concept) => !pair.includes(concept))
  const urgent = [...places('due', due.slice(0, length - pair.length)), ...places('pair', pair)]
  const free = length - urgent.length
  const taken = urgent.map(({ concept }) => concept)
  const known = [...new Set([...wishes.met, ...taken])]
  if (known.length < ENOUGH_MET) {
    const sampler = shuffle(COMMON, random)
      .filter((concept) => !taken.includes(concept))
      .slice(0, free)
    const introduced = sampler.filter((concept) => !known.includes(concept)).slice(0, MOST_NEW)
    const others = sampler.filter((concept) => !introduced.includes(concept))
    return [...urgent, ...places('new', introduced), ...places('mixed', others)].map((place) => ({
      ...place,
      isFirstSteps: true,
    }))
  }
  const unmet = [...new Set([...COMMON, ...CONCEPT_NAMES])].filter((concept) => !known.includes(concept))
  const introduced = unmet.slice(0, Math.min(MOST_NEW, free))
  const others = shuffle(known, random)
  const again = [...others.filter((concept) => !taken.includes(concept)), ...others]
  const mixed = Array.from({ length: free - introduced.length }, (_, number) => itemAt(again, number % again.length))
  return [...urgent, ...places('new', introduced), ...places('mixed', mixed)]
}

/** A round about one concept: half of its places ask for that concept, the others for its neighbors in turn. */
export function planAbout(
  concept: ConceptName,
  neighbors: readonly ConceptName[],
  length: number,
  random: Random,
): Place[] {
  const near = shuffle(neighbors, random)
  const own = near.length === 0 ? length : Math.ceil(length / 2)
  const concepts = Array.from({ length }, (_, number) =>
    number < own ? concept : itemAt(near, (number - own) % near.length),
  )
  return concepts.map((each) => ({ concept: each, purpose: 'pair', scenario: null }))
}

/** Draws and shuffles items without twins or equal labels: of the planned concept, else another planned, else any. */
export function drawRound(places: readonly Place[], { index, seen }: RoundPool, random: Random): DrawnItem[] {
  const soundness = drawSoundness(places.length, random)
  const drawn: PracticeIndexEntry[] = []
  const items: DrawnItem[] = []
  for (const [number, place] of places.entries()) {
    const pairs = new Set(drawn.map(({ pairId }) => pairId))
    const drawnLabels = new Set(drawn.map(({ labels }) => labels).filter((each) => each !== ''))
    const wanted = index.find(({ id }) => id === place.scenario)
    const isDecision = wanted ? wanted.kind === 'decide' : random() < DECISION_PROBABILITY
    const ranked = inOrder(
      index.filter((entry) => !pairs.has(entry.pairId) && entry.isSoundHalf === soundness[number]),
      { scenario: place.scenario, isDecision, isEasy: place.isFirstSteps === true },
      seen,
      random,
    )
    const label = String(CONCEPT_NAMES.indexOf(place.concept))
    const circles: ((entry: PracticeIndexEntry) => boolean)[] = [
      ({ concept }) => concept === place.concept,
      ({ concept }) => places.some((other) => other.concept === concept),
      ({ labels }) => labels.split(' ').includes(label),
      () => true,
    ]
    const fresh = ranked.filter(({ labels }) => !drawnLabels.has(labels))
    const entry = firstInCircles(fresh, circles) ?? firstInCircles(ranked, circles)
    if (!entry) continue
    drawn.push(entry)
    const purpose = entry.concept === place.concept ? place.purpose : 'mixed'
    items.push({ scenarioId: entry.id, concept: entry.concept, purpose, isNew: purpose === 'new' })
  }
  const shuffled = shuffle(items, random)
  if (!places.some(({ isFirstSteps }) => isFirstSteps)) return shuffled
  return shuffled.toSorted((one, other) => Number(other.isNew) - Number(one.isNew))
}

function firstInCircles(
  entries: readonly PracticeIndexEntry[],
  circles: readonly ((entry: PracticeIndexEntry) => boolean)[],
): PracticeIndexEntry | undefined {
  for (const isInside of circles) {
    const entry = entries.find(isInside)
    if (entry) return entry
  }
  return undefined
}

/** What 'Try one now' can draw for two names, without decisions or twins of what was asked; may be empty. */
export function scenariosLeft(
  names: readonly string[],
  asked: readonly string[],
  index: readonly PracticeIndexEntry[],
): PracticeIndexEntry[] {
  const pairs = new Set(index.filter(({ id }) => asked.includes(id)).map(({ pairId }) => pairId))
  return index.filter(({ concept, pairId, kind }) => names.includes(concept) && !pairs.has(pairId) && kind !== 'decide')
}

/** Draws one more scenario about two mixed-up names, for 'Try one now'; null when none is left. */
export function drawOneMore(
  names: readonly string[],
  asked: readonly string[],
  { index, seen }: RoundPool,
  random: Random,
): DrawnItem | null {
  const wantsSound = random() < SOUND_PROBABILITY
  const left = scenariosLeft(names, asked, index)
  for (const concept of shuffle(names.filter(isConceptName), random)) {
    const ranked = inOrder(
      left.filter((entry) => entry.concept === concept),
      { scenario: null, isDecision: false, isEasy: false },
      seen,
      random,
    )
    const entry = ranked.find(({ isSoundHalf }) => isSoundHalf === wantsSound) ?? ranked[0]
    if (entry) return { scenarioId: entry.id, concept, purpose: 'pair', isNew: false }
  }
  return null
}

/** A long round without a sound item is drawn again whole, so every place stays equally likely to be sound. */
function drawSoundness(length: number, random: Random): boolean[] {
  const drawn = Array.from({ length }, () => random() < SOUND_PROBABILITY)
  return length >= SOUND_FROM && !drawn.includes(true) ? drawSoundness(length, random) : drawn
}

/** First the scenario review asks for, then the least seen, and of these the easier if asked; ties are random. */
function inOrder(
  entries: readonly PracticeIndexEntry[],
  { scenario, isDecision, isEasy }: { scenario: string | null; isDecision: boolean; isEasy: boolean },
  seen: TimesSeen,
  random: Random,
): PracticeIndexEntry[] {
  const ranked = shuffle(entries, random).map((entry) => ({
    entry,
    isOther: Number((entry.kind === 'decide') !== isDecision),
    timesSeen: entry.id === scenario ? -1 : (seen.get(entry.id) ?? 0),
    hardness: isEasy ? DIFFICULTIES.indexOf(entry.difficulty) : 0,
  }))
  ranked.sort(
    (one, other) => one.isOther - other.isOther || one.timesSeen - other.timesSeen || one.hardness - other.hardness,
  )
  return ranked.map(({ entry }) => entry)
}
