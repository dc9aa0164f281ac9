import { DAY, type Time } from '../activity/days.ts'
import type { LastSeen } from '../learning/review-plan.ts'
import { shuffle } from '../quiz/shuffle.ts'
import { itemAt } from '../required.ts'
import { CONCEPTS, type ConceptId, DIFFICULTIES, type Random } from '../vocabulary.ts'
import type { PlannedItem, Purpose, RoundWishes } from './plan-round.ts'
import type { PracticeIndexEntry } from './practice-questions.ts'

/** Every item is sound with this probability, independently: a fixed number per round would give answers away. */
export const SOUND_PROBABILITY = 1 / 3
const SOUND_FROM = 8

/** The probability of a decision, if the concept has one; soundness is drawn apart, so biases are sound as often. */
const DECISION_PROBABILITY = 1 / 3

const SOUND_IN_FIRST_ROUND = { least: 1, most: 4 }

const DRAWS_AGAIN = 10

const STORY_REST = 14 * DAY

/** The input of a draw: the index, when each scenario was last seen, the time, and the learner's needs. */
export type RoundPool = {
  index: readonly PracticeIndexEntry[]
  seen: LastSeen
  now: Time
  wishes: Pick<RoundWishes, 'due' | 'met'>
}

/** `isNew`: a worked example comes before it; `isRepeat`: everything left was seen in the last 14 days. */
export type DrawnItem = {
  scenarioId: string
  concept: ConceptId
  purpose: Purpose
  isNew: boolean
  isRepeat?: true
}

/**
 * Draws and shuffles items without twins or equal labels, and none seen in the last 14 days while others are left. Labels
 * or rested scenarios of one soundness can run out, which another order of the soundness usually avoids: what is due must
 * be asked. How many are sound is drawn only once, or redrawing would make sound items rarer.
 */
export function drawRound(plan: readonly PlannedItem[], pool: RoundPool, random: Random): DrawnItem[] {
  const isFirstRound = plan.some((item) => item.isFirstRound)
  const limits = isFirstRound ? SOUND_IN_FIRST_ROUND : { least: Number(plan.length >= SOUND_FROM) }
  const soundness = drawSoundness(plan.length, limits, random)
  let items = drawItems(plan, soundness, pool, random)
  for (let again = 0; again < DRAWS_AGAIN && missed(plan, items) > 0; again++) {
    const other = drawItems(plan, shuffle(soundness, random), pool, random)
    if (missed(plan, other) < missed(plan, items)) items = other
  }
  return items
}

/** The number of items not drawn that the plan insists on: those due and of a pair; in a first round, of its concepts. */
function missed(plan: readonly PlannedItem[], items: readonly DrawnItem[]): number {
  const planned = new Set(plan.map(({ concept }) => concept))
  if (plan.some(({ isFirstRound }) => isFirstRound)) return items.filter(({ concept }) => !planned.has(concept)).length
  const left = items.map(({ concept }) => concept)
  return plan.filter(({ concept, purpose }) => {
    const place = left.indexOf(concept)
    if (place >= 0) left.splice(place, 1)
    return place < 0 && (purpose === 'due' || purpose === 'pair')
  }).length
}

function drawItems(
  plan: readonly PlannedItem[],
  soundness: readonly boolean[],
  pool: RoundPool,
  random: Random,
): DrawnItem[] {
  const isFirstRound = plan.some((item) => item.isFirstRound)
  const { due, met } = pool.wishes
  const planned = plan.map(({ concept }) => concept)
  const allowed = new Set([...met, ...planned])
  const isRested = restedEntries(pool)
  const drawn: PracticeIndexEntry[] = []
  const items: DrawnItem[] = []
  for (const [number, isSound] of soundness.entries()) {
    const { concept, purpose } = itemAt(plan, number)
    const wanted = { isDecision: random() < DECISION_PROBABILITY, isEasy: isFirstRound }
    const left = pool.index.filter((entry) => entry.isSoundHalf === isSound && fitsBeside(entry, drawn))
    const ranked = inOrder(left, wanted, pool.seen, random)
    const taken = [...planned, ...drawn.map((entry) => entry.concept)]
    const wishes = [concept, ...due.filter((each) => !taken.includes(each))]
    const entry = nearest(ranked.filter(isRested), wishes, allowed) ?? seenLongestAgo(ranked, pool, allowed)
    if (!entry) continue
    drawn.push(entry)
    const isAsPlanned = entry.concept === concept
    items.push({
      scenarioId: entry.id,
      concept: entry.concept,
      purpose: isAsPlanned ? purpose : due.includes(entry.concept) ? 'due' : 'mixed',
      isNew: false,
      ...(!isRested(entry) && { isRepeat: true as const }),
    })
  }
  return withExamples(shuffle(items, random))
}

/** Is the entry neither a twin of one drawn before, nor offers the same labels? Decisions offer none. */
function fitsBeside(entry: PracticeIndexEntry, drawn: readonly PracticeIndexEntry[]): boolean {
  return drawn.every(({ pairId, labels }) => pairId !== entry.pairId && (labels === '' || labels !== entry.labels))
}

function restedEntries({ index, seen, now }: Pick<RoundPool, 'index' | 'seen' | 'now'>) {
  const pairOf = new Map(index.map(({ id, pairId }) => [id, pairId]))
  const tired = new Set<string>()
  for (const [id, at] of Object.entries(seen)) {
    // A quiz scenario is not in the index, but its id is the `pairId` of its twin there.
    if (now - at < STORY_REST) tired.add(pairOf.get(id) ?? id)
  }
  return ({ pairId }: PracticeIndexEntry) => !tired.has(pairId)
}

/** The first entry of the planned concept, else of one due, one met that offers its name, any met, or any. */
function nearest(
  ranked: readonly PracticeIndexEntry[],
  wishes: readonly ConceptId[],
  allowed: ReadonlySet<ConceptId>,
): PracticeIndexEntry | undefined {
  const label = String(CONCEPTS.indexOf(itemAt(wishes, 0)))
  const offers = ({ labels }: PracticeIndexEntry) => labels.split(' ').includes(label)
  const isAllowed = ({ concept }: PracticeIndexEntry) => allowed.has(concept)
  const circles: ((entry: PracticeIndexEntry) => boolean)[] = [
    ...wishes.map(
      (wish) =>
        ({ concept }: PracticeIndexEntry) =>
          concept === wish,
    ),
    (entry) => isAllowed(entry) && offers(entry),
    isAllowed,
    offers,
    () => true,
  ]
  for (const isInside of circles) {
    const entry = ranked.find(isInside)
    if (entry) return entry
  }
  return undefined
}

function seenLongestAgo(
  entries: readonly PracticeIndexEntry[],
  { seen }: Pick<RoundPool, 'seen'>,
  allowed: ReadonlySet<ConceptId>,
): PracticeIndexEntry | undefined {
  const byTime = entries.toSorted((one, other) => (seen[one.id] ?? 0) - (seen[other.id] ?? 0))
  return byTime.find(({ concept }) => allowed.has(concept)) ?? byTime[0]
}

/**
 * A round begins with a question rather than a worked example. It is about a concept met before, so that each new one can
 * have its example first. In a first round all are new: the opening concept gets its example before its second item.
 */
function withExamples(items: readonly DrawnItem[]): DrawnItem[] {
  const introduced = new Set(items.filter(({ purpose }) => purpose === 'new').map(({ concept }) => concept))
  const comesAgain = ({ concept }: DrawnItem) => items.filter((item) => item.concept === concept).length > 1
  const met = items.findIndex(({ concept }) => !introduced.has(concept))
  const opening = met >= 0 ? met : items.findIndex(comesAgain)
  const [first, ...rest] = opening > 0 ? [itemAt(items, opening), ...items.toSpliced(opening, 1)] : items
  return first ? [first, ...rest.map((item, number) => ({ ...item, isNew: isFirstOf(item, rest, number) }))] : []

  function isFirstOf({ concept }: DrawnItem, among: readonly DrawnItem[], number: number): boolean {
    return introduced.has(concept) && among.findIndex((item) => item.concept === concept) === number
  }
}

/** The scenarios that 'Try another' can draw for two concepts: rested ones, without decisions and twins of those asked. */
export function scenariosLeft(
  concepts: readonly ConceptId[],
  asked: readonly string[],
  pool: Pick<RoundPool, 'index' | 'seen' | 'now'>,
): PracticeIndexEntry[] {
  const pairs = new Set(pool.index.filter(({ id }) => asked.includes(id)).map(({ pairId }) => pairId))
  return pool.index
    .filter(({ concept, pairId, kind }) => concepts.includes(concept) && !pairs.has(pairId) && kind !== 'decide')
    .filter(restedEntries(pool))
}

/** Draws one more scenario about two mixed-up concepts, for 'Try another'; null when none is left. */
export function drawOneMore(
  concepts: readonly ConceptId[],
  asked: readonly string[],
  pool: Pick<RoundPool, 'index' | 'seen' | 'now'>,
  random: Random,
): DrawnItem | null {
  const wantsSound = random() < SOUND_PROBABILITY
  const left = scenariosLeft(concepts, asked, pool)
  for (const concept of shuffle(concepts, random)) {
    const ranked = inOrder(
      left.filter((entry) => entry.concept === concept),
      { isDecision: false, isEasy: false },
      pool.seen,
      random,
    )
    const entry = ranked.find(({ isSoundHalf }) => isSoundHalf === wantsSound) ?? ranked[0]
    if (entry) return { scenarioId: entry.id, concept, purpose: 'pair', isNew: false }
  }
  return null
}

/** Which items are sound. A bad draw is repeated as a whole, so that every item stays equally likely to be sound. */
export function drawSoundness(
  length: number,
  { least, most = length }: { least: number; most?: number },
  random: Random,
): boolean[] {
  const drawn = Array.from({ length }, () => random() < SOUND_PROBABILITY)
  const sound = drawn.filter(Boolean).length
  return sound < least || sound > most ? drawSoundness(length, { least, most }, random) : drawn
}

function inOrder(
  entries: readonly PracticeIndexEntry[],
  { isDecision, isEasy }: { isDecision: boolean; isEasy: boolean },
  seen: LastSeen,
  random: Random,
): PracticeIndexEntry[] {
  const ranked = shuffle(entries, random).map((entry) => ({
    entry,
    isOther: Number((entry.kind === 'decide') !== isDecision),
    hardness: isEasy ? DIFFICULTIES.indexOf(entry.difficulty) : 0,
    seenAt: seen[entry.id] ?? 0,
  }))
  ranked.sort((one, other) => one.isOther - other.isOther || one.hardness - other.hardness || one.seenAt - other.seenAt)
  return ranked.map(({ entry }) => entry)
}

/** The index without some scenarios and their twins, each of which would give the other away. */
export function withoutPairsOf(
  scenarioIds: readonly string[],
  index: readonly PracticeIndexEntry[],
): readonly PracticeIndexEntry[] {
  const pairs = new Set(index.filter(({ id }) => scenarioIds.includes(id)).map(({ pairId }) => pairId))
  return index.filter(({ pairId }) => !pairs.has(pairId))
}
