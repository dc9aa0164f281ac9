import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { practiceIndex } from '../publishing/publish.ts'
import { itemAt, required } from '../required.ts'
import { seededRandom } from '../testing.ts'
import { CONCEPTS, type ConceptId, FALLACIES, type Random } from '../vocabulary.ts'
import { type DrawnItem, drawOneMore, drawRound, scenariosLeft, withoutPairOf } from './draw-round.ts'
import { MOST_NEW, NOTHING_KNOWN, type PlannedItem, planAbout, planRound, type RoundWishes } from './plan-round.ts'
import type { PracticeIndexEntry } from './practice-questions.ts'
import { ROUND_LENGTHS } from './round.ts'

// A random number that is always the same also leaves every shuffled list in its order, or turns it by one.
const FLAWED_SPOT = () => 0.9
const SOUND_DECISION = () => 0.1

const asked = (concept: ConceptId, purpose: PlannedItem['purpose']): PlannedItem => ({ concept, purpose })
const entry = (id: string, concept: ConceptId, given: Partial<PracticeIndexEntry> = {}): PracticeIndexEntry => ({
  ...{ id, concept, kind: 'spot', isSoundHalf: false, difficulty: 'easy', pairId: id, labels: id, ...given },
})
const unseen = (...index: PracticeIndexEntry[]) => ({ index, seen: new Map<string, number>() })

describe('the items drawn for a round', () => {
  const drawn = (plan: readonly PlannedItem[], index: readonly PracticeIndexEntry[], random = FLAWED_SPOT) =>
    drawRound(plan, unseen(...index), random).map(({ scenarioId, purpose }) => `${scenarioId} ${purpose}`)
  const sameLabels = [
    entry('straw', 'straw-man', { labels: 'same' }),
    entry('ambiguous', 'ambiguity', { labels: 'same' }),
    entry('crowd', 'bandwagon', { labels: 'others' }),
  ]

  test('repeat a set of labels only when nothing else is left, whatever was planned', () => {
    const plan = [asked('straw-man', 'due'), asked('ambiguity', 'due'), asked('bandwagon', 'mixed')]
    expect(drawn(plan, sameLabels)).toEqual(['straw due', 'crowd mixed', 'ambiguous mixed'])
  })

  test('come from a neighbor that offers a concept’s name once the concept’s own sets of labels are used up', () => {
    const offering = `1 ${CONCEPTS.indexOf('straw-man')} 9`
    const index = [
      ...[entry('one', 'straw-man', { labels: 'same' }), entry('two', 'straw-man', { labels: 'same' })],
      ...[entry('far', 'halo-effect', { labels: 'far' }), entry('near', 'ad-hominem', { labels: offering })],
    ]
    for (const random of [FLAWED_SPOT, () => 0.99]) {
      const ids = drawn([asked('straw-man', 'pair'), asked('straw-man', 'pair')], index, random)
      expect(ids.some((id) => id.startsWith('near'))).toBe(true)
    }
  })

  test('may be several decisions in a row, because decisions have no labels to repeat', () => {
    const decision = { kind: 'decide', isSoundHalf: true, labels: '' } as const
    const index = [
      ...[entry('straw', 'straw-man', decision), entry('ambiguous', 'ambiguity', decision)],
      entry('straw too', 'straw-man', { isSoundHalf: true }),
    ]
    const plan = [asked('straw-man', 'mixed'), asked('ambiguity', 'mixed')]
    expect(drawn(plan, index, SOUND_DECISION).toSorted()).toEqual(['ambiguous mixed', 'straw mixed'])
  })

  test('come from another concept if the bank has none, and then count as neither new nor due', () => {
    const plan = [asked('halo-effect', 'new'), asked('bandwagon', 'new')]
    const index = [entry('stranger', 'ambiguity'), ...sameLabels.slice(2)]
    expect(drawRound(plan, unseen(...index), FLAWED_SPOT)).toEqual([
      { scenarioId: 'crowd', concept: 'bandwagon', purpose: 'mixed', isNew: false },
      { scenarioId: 'stranger', concept: 'ambiguity', purpose: 'mixed', isNew: false },
    ])
    expect(drawRound(plan.slice(1), unseen(...index), FLAWED_SPOT)).toEqual([
      { scenarioId: 'crowd', concept: 'bandwagon', purpose: 'new', isNew: true },
    ])
  })

  test('are fewer if the bank runs out, because twins are never in the same round', () => {
    const twins = [entry('one', 'straw-man', { pairId: 'one' }), entry('two', 'straw-man', { pairId: 'one' })]
    expect(drawn([asked('straw-man', 'due'), asked('straw-man', 'due')], twins)).toHaveLength(1)
    expect(drawn([asked('straw-man', 'due')], [])).toEqual([])
  })
})

describe('an extra scenario after a mix-up', () => {
  const index = [
    entry('flawed', 'straw-man', { pairId: 'pair' }),
    entry('sound', 'straw-man', { pairId: 'pair', isSoundHalf: true }),
    entry('act', 'straw-man', { kind: 'decide' }),
    entry('other', 'ambiguity'),
  ]
  const oneMore = (concepts: readonly ConceptId[], before: readonly string[], random: () => number, seen = new Map()) =>
    drawOneMore(concepts, before, { index, seen }, random)

  test('is sound as often as any item, and flawed if no sound one is left', () => {
    expect(oneMore(['straw-man'], [], SOUND_DECISION)).toEqual({
      ...{ scenarioId: 'sound', concept: 'straw-man', purpose: 'pair', isNew: false },
    })
    expect(oneMore(['straw-man'], [], FLAWED_SPOT)?.scenarioId).toBe('flawed')
    // The first random number decides on soundness, the next ones in which order scenarios are looked at.
    const inTurn =
      (...numbers: number[]) =>
      () =>
        numbers.shift() ?? numbers.length
    expect(oneMore(['straw-man'], [], inTurn(0.1, 0.9, 0.9))?.scenarioId).toBe('sound')
    expect(oneMore(['straw-man'], [], inTurn(0.9, 0.1, 0.1))?.scenarioId).toBe('flawed')
    expect(oneMore(['ambiguity'], [], SOUND_DECISION)?.scenarioId).toBe('other')
  })

  test('is neither a twin of one already asked nor a decision, so there may be none or one of the other name', () => {
    expect(oneMore(['straw-man'], ['sound'], FLAWED_SPOT)).toBeNull()
    expect(oneMore(['straw-man', 'ambiguity'], ['sound'], FLAWED_SPOT)?.scenarioId).toBe('other')
  })

  test('is drawn only from what is left of the two concepts, without twins and decisions', () => {
    const idsLeft = (concepts: readonly ConceptId[], before: readonly string[]) =>
      scenariosLeft(concepts, before, index).map(({ id }) => id)
    expect(idsLeft(['straw-man', 'ambiguity'], [])).toEqual(['flawed', 'sound', 'other'])
    expect(idsLeft(['straw-man'], [])).toEqual(['flawed', 'sound'])
    expect(idsLeft(['straw-man', 'ambiguity'], ['flawed'])).toEqual(['other'])
    expect(idsLeft(['straw-man'], ['flawed'])).toEqual([])
  })

  test('is the scenario seen least often', () => {
    const pool = [entry('often', 'ambiguity'), entry('once', 'ambiguity'), entry('twice', 'ambiguity')]
    const seen = new Map([...Object.entries({ often: 9, once: 1, twice: 2 })])
    for (const random of [FLAWED_SPOT, seededRandom(1), seededRandom(2)]) {
      expect(drawOneMore(['ambiguity'], [], { index: pool, seen }, random)?.scenarioId).toBe('once')
    }
  })
})

// Rounds drawn from the bank.
const INDEX = practiceIndex(BANK)
const isSoundEntry = ({ isSoundHalf }: PracticeIndexEntry) => isSoundHalf
const BY_ID = new Map(INDEX.map((entry) => [entry.id, entry]))
const entryOf = ({ scenarioId }: DrawnItem) => required(BY_ID.get(scenarioId), scenarioId)
const UNSEEN = { index: INDEX, seen: new Map<string, number>() }
const draw = (length: number, wishes: RoundWishes, random: Random, pool = UNSEEN) =>
  drawRound(planRound(length, wishes, random), pool, random)

function hasRepeatedLabels(items: readonly DrawnItem[]) {
  const labels = items.map((item) => entryOf(item).labels).filter((each) => each !== '')
  return new Set(labels).size < labels.length
}

const SEASONED: RoundWishes = {
  due: ['straw-man', 'anchoring', 'bandwagon', 'halo-effect'],
  pair: ['false-cause', 'texas-sharpshooter'],
  met: [...FALLACIES, 'anchoring', 'halo-effect'],
}

const anyWishes = fc.record({
  due: fc.uniqueArray(fc.constantFrom(...CONCEPTS), { maxLength: 20 }),
  pair: fc.uniqueArray(fc.constantFrom(...CONCEPTS), { maxLength: 2 }),
  met: fc.uniqueArray(fc.constantFrom(...CONCEPTS)),
})

describe('the items of a round from the bank', () => {
  test('are eight different common concepts for a newcomer, of both kinds, the first two with an example', () => {
    const items = draw(8, NOTHING_KNOWN, seededRandom(7))
    expect(new Set(items.map(({ concept }) => concept)).size).toBe(8)
    expect(items.map(({ isNew }) => isNew)).toEqual([true, true, ...Array(6).fill(false)])
    for (const { concept } of items) expect(CONCEPTS.indexOf(concept) % 24).toBeLessThan(12)
  })

  test('are easier flaws for a newcomer than for someone who has met more', () => {
    const hardOnes = (met: readonly ConceptId[]) =>
      Array.from({ length: 60 }, (_, seed) => draw(8, { ...NOTHING_KNOWN, met }, seededRandom(seed)))
        .flat()
        .filter((item) => !isSoundEntry(entryOf(item)) && entryOf(item).difficulty === 'hard').length
    expect(hardOnes([])).toBeLessThan(0.75 * hardOnes(CONCEPTS))
  })

  test('include decisions, and prefer scenarios that were not seen yet', () => {
    const rounds = Array.from({ length: 50 }, (_, seed) => draw(8, NOTHING_KNOWN, seededRandom(seed)))
    expect(rounds.flat().some((item) => entryOf(item).kind === 'decide')).toBe(true)

    const seen = new Map(INDEX.filter(({ id }) => !id.startsWith('straw-man-twenty')).map(({ id }) => [id, 1]))
    const again = Array.from({ length: 50 }, (_, seed) =>
      draw(8, { ...NOTHING_KNOWN, met: FALLACIES }, seededRandom(seed), { index: INDEX, seen }),
    )
    const strawMen = again.flat().filter((item) => item.concept === 'straw-man' && !isSoundEntry(entryOf(item)))
    expect(itemAt(strawMen, 0).scenarioId).toBe('straw-man-twenty-spaces')
  })

  test('fill the round without twins and with at most two new concepts, whatever is known', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUND_LENGTHS), anyWishes, fc.integer(), (length, wishes, seed) => {
        const items = draw(length, wishes, seededRandom(seed))
        const entries = items.map(entryOf)
        expect(items).toHaveLength(length)
        expect(new Set(entries.map(({ pairId }) => pairId)).size).toBe(length)
        expect(items.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(MOST_NEW)
        expect(length < 8 || entries.some(isSoundEntry)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test.each(ROUND_LENGTHS)('never offer the same labels twice in a round of %i', (length) => {
    const drawn = [NOTHING_KNOWN, SEASONED].flatMap((wishes) =>
      Array.from({ length: 100 }, (_, seed) => draw(length, wishes, seededRandom(seed))),
    )
    expect(drawn.filter(hasRepeatedLabels)).toEqual([])
  })
})

describe('a round about one concept', () => {
  test.each(ROUND_LENGTHS)('never offers the same labels twice in %i items', (length) => {
    const drawn = BANK.map(({ concept: { id, neighbors } }, seed) => {
      const random = seededRandom(seed)
      const near = neighbors.map((neighbor) => neighbor.concept)
      return drawRound(planAbout(id, near, length, random), UNSEEN, random)
    })
    expect(drawn.map((items) => items.length)).toEqual(CONCEPTS.map(() => length))
    expect(drawn.filter(hasRepeatedLabels)).toEqual([])
  })
})

test('the index without a pair lacks both twins, whichever of them is named, and nothing else', () => {
  const sound = required(
    INDEX.find(({ id, pairId }) => id !== pairId),
    'a sound twin',
  )
  const rest = withoutPairOf(sound.id, INDEX)
  expect(rest).toEqual(withoutPairOf(sound.pairId, INDEX))
  expect(INDEX.filter((entry) => !rest.includes(entry)).every(({ pairId }) => pairId === sound.pairId)).toBe(true)
  expect(rest.length).toBeLessThanOrEqual(INDEX.length - 2)
  expect(withoutPairOf('not-in-the-bank', INDEX)).toEqual(INDEX)
})
