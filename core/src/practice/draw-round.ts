import { shuffle } from '../quiz/shuffle.ts'
import { CONCEPTS, type ConceptId, DIFFICULTIES, type Random } from '../vocabulary.ts'
import type { PlannedItem, Purpose } from './plan-round.ts'
import type { PracticeIndexEntry, TimesSeen } from './practice-questions.ts'

/** Every item is sound with this probability, independently: a fixed number per round would give answers away. */
export const SOUND_PROBABILITY = 1 / 3
/** Rounds this long have at least one sound item. */
const SOUND_FROM = 8

/** The probability of a decision, if the concept has one; soundness is drawn apart, so biases are sound as often. */
const DECISION_PROBABILITY = 1 / 3

/** The index without a scenario and its twin, each of which would give the other away. */
export function withoutPairOf(scenarioId: string, index: readonly PracticeIndexEntry[]): readonly PracticeIndexEntry[] {
  const pairId = index.find(({ id }) => id === scenarioId)?.pairId
  return index.filter((entry) => entry.pairId !== pairId)
}

type RoundPool = { index: readonly PracticeIndexEntry[]; seen: TimesSeen }

/** An item as it was drawn; with `isNew`, the concept's worked example comes before it. */
export type DrawnItem = { scenarioId: string; concept: ConceptId; purpose: Purpose; isNew: boolean }

/** Draws and shuffles items without twins or equal labels: of the planned concept, else another planned, else any. */
export function drawRound(plan: readonly PlannedItem[], { index, seen }: RoundPool, random: Random): DrawnItem[] {
  const soundness = drawSoundness(plan.length, random)
  const drawn: PracticeIndexEntry[] = []
  const items: DrawnItem[] = []
  for (const [number, planned] of plan.entries()) {
    const twinsDrawn = new Set(drawn.map(({ pairId }) => pairId))
    const isDecision = random() < DECISION_PROBABILITY
    const ranked = inOrder(
      index.filter((entry) => !twinsDrawn.has(entry.pairId) && entry.isSoundHalf === soundness[number]),
      { isDecision, isEasy: planned.isFirstSteps === true },
      seen,
      random,
    )
    const entry = nearest(ranked, planned.concept, plan, drawn)
    if (!entry) continue
    drawn.push(entry)
    const purpose = entry.concept === planned.concept ? planned.purpose : 'mixed'
    items.push({ scenarioId: entry.id, concept: entry.concept, purpose, isNew: purpose === 'new' })
  }
  const shuffled = shuffle(items, random)
  if (!plan.some(({ isFirstSteps }) => isFirstSteps)) return shuffled
  return shuffled.toSorted((one, other) => Number(other.isNew) - Number(one.isNew))
}

/**
 * The first entry of the concept; else of another planned one; else one that offers the concept; else any. Labels that
 * were drawn before are offered again only if there are no others.
 */
function nearest(
  ranked: readonly PracticeIndexEntry[],
  concept: ConceptId,
  plan: readonly PlannedItem[],
  drawn: readonly PracticeIndexEntry[],
): PracticeIndexEntry | undefined {
  const drawnLabels = new Set(drawn.map(({ labels }) => labels).filter((labels) => labels !== ''))
  const label = String(CONCEPTS.indexOf(concept))
  const circles: ((entry: PracticeIndexEntry) => boolean)[] = [
    (entry) => entry.concept === concept,
    (entry) => plan.some((planned) => planned.concept === entry.concept),
    ({ labels }) => labels.split(' ').includes(label),
    () => true,
  ]
  const fresh = ranked.filter(({ labels }) => !drawnLabels.has(labels))
  return firstInCircles(fresh, circles) ?? firstInCircles(ranked, circles)
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

/** The scenarios that 'Try another' can draw for two concepts: no decisions, and no twins of those asked. */
export function scenariosLeft(
  concepts: readonly ConceptId[],
  asked: readonly string[],
  index: readonly PracticeIndexEntry[],
): PracticeIndexEntry[] {
  const pairs = new Set(index.filter(({ id }) => asked.includes(id)).map(({ pairId }) => pairId))
  return index.filter(
    ({ concept, pairId, kind }) => concepts.includes(concept) && !pairs.has(pairId) && kind !== 'decide',
  )
}

/** Draws one more scenario about two mixed-up concepts, for 'Try another'; null when none is left. */
export function drawOneMore(
  concepts: readonly ConceptId[],
  asked: readonly string[],
  { index, seen }: RoundPool,
  random: Random,
): DrawnItem | null {
  const wantsSound = random() < SOUND_PROBABILITY
  const left = scenariosLeft(concepts, asked, index)
  for (const concept of shuffle(concepts, random)) {
    const ranked = inOrder(
      left.filter((entry) => entry.concept === concept),
      { isDecision: false, isEasy: false },
      seen,
      random,
    )
    const entry = ranked.find(({ isSoundHalf }) => isSoundHalf === wantsSound) ?? ranked[0]
    if (entry) return { scenarioId: entry.id, concept, purpose: 'pair', isNew: false }
  }
  return null
}

/** A long round without a sound item is drawn again whole, so every item stays equally likely to be sound. */
function drawSoundness(length: number, random: Random): boolean[] {
  const drawn = Array.from({ length }, () => random() < SOUND_PROBABILITY)
  return length >= SOUND_FROM && !drawn.includes(true) ? drawSoundness(length, random) : drawn
}

/** First the least seen, and of these the easier if asked; ties are random. */
function inOrder(
  entries: readonly PracticeIndexEntry[],
  { isDecision, isEasy }: { isDecision: boolean; isEasy: boolean },
  seen: TimesSeen,
  random: Random,
): PracticeIndexEntry[] {
  const ranked = shuffle(entries, random).map((entry) => ({
    entry,
    isOther: Number((entry.kind === 'decide') !== isDecision),
    timesSeen: seen.get(entry.id) ?? 0,
    hardness: isEasy ? DIFFICULTIES.indexOf(entry.difficulty) : 0,
  }))
  ranked.sort(
    (one, other) => one.isOther - other.isOther || one.timesSeen - other.timesSeen || one.hardness - other.hardness,
  )
  return ranked.map(({ entry }) => entry)
}
