import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY } from '../activity/days.ts'
import { BANK } from '../content/bank.ts'
import type { LastSeen } from '../learning/review-plan.ts'
import { practiceIndex } from '../publishing/publish.ts'
import { seededRandom } from '../quiz/shuffle.ts'
import { required } from '../required.ts'
import { CONCEPTS, type ConceptId, FALLACIES, type Random } from '../vocabulary.ts'
import { type DrawnItem, drawOneMore, drawRound, type RoundPool, scenariosLeft, withoutPairsOf } from './draw-round.ts'
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
const NOW = 100 * DAY
const unseen = (...index: PracticeIndexEntry[]): RoundPool => ({ index, seen: {}, now: NOW, wishes: NOTHING_KNOWN })
/** Seen so many days ago. */
const seenAgo = (days: Record<string, number>) =>
  Object.fromEntries(Object.entries(days).map(([id, ago]) => [id, NOW - ago * DAY]))

describe('the items drawn for a round', () => {
  const drawn = (plan: readonly PlannedItem[], index: readonly PracticeIndexEntry[], random = FLAWED_SPOT) =>
    drawRound(plan, unseen(...index), random).map(({ scenarioId, purpose }) => `${scenarioId} ${purpose}`)
  const sameLabels = [
    entry('straw', 'straw-man', { labels: 'same' }),
    entry('ambiguous', 'ambiguity', { labels: 'same' }),
    entry('crowd', 'bandwagon', { labels: 'others' }),
  ]

  test('never repeat a set of labels, whatever was planned', () => {
    const plan = [asked('straw-man', 'due'), asked('ambiguity', 'due'), asked('bandwagon', 'mixed')]
    expect(drawn(plan, sameLabels)).toEqual(['straw due', 'crowd mixed'])
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

  test('ask about what is due although it has no sound scenario left', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7]
    const index = [
      entry('only flawed', 'straw-man'),
      ...numbers.map((number) => entry(`flawed ${number}`, 'ambiguity')),
      ...numbers.map((number) => entry(`sound ${number}`, 'ambiguity', { isSoundHalf: true })),
    ]
    const plan = [asked('straw-man', 'due'), ...numbers.map(() => asked('ambiguity', 'mixed'))]
    for (let seed = 0; seed < 200; seed++) {
      expect(drawRound(plan, unseen(...index), seededRandom(seed)).map(({ concept }) => concept)).toContain('straw-man')
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
    expect(drawn(plan, index).toSorted()).toEqual(['crowd mixed', 'stranger mixed'])
  })

  test('are never seen in the last 14 days, nor their twins, while others are left', () => {
    const index = [
      ...[entry('flawed', 'straw-man', { pairId: 'pair' }), entry('quiz twin', 'straw-man', { pairId: 'in a quiz' })],
      ...[entry('rested', 'straw-man'), entry('seen', 'straw-man')],
    ]
    const twin = entry('sound', 'straw-man', { pairId: 'pair', isSoundHalf: true })
    const seen = seenAgo({ sound: 13, 'in a quiz': 1, seen: 13.9, rested: 14 })
    const pool = { ...unseen(...index, twin), seen }
    for (let seed = 0; seed < 20; seed++) {
      const random = seededRandom(seed)
      const flawed = drawRound([asked('straw-man', 'due')], pool, random).filter(
        ({ scenarioId }) => scenarioId !== 'sound',
      )
      for (const item of flawed) expect(item).toMatchObject({ scenarioId: 'rested' })
    }
  })

  test('come from another due concept, then from a neighbor that was met, before one that was not', () => {
    const offering = { labels: `1 ${CONCEPTS.indexOf('straw-man')} 9` }
    const index = [
      ...[entry('own', 'straw-man'), entry('due', 'halo-effect'), entry('met', 'bandwagon'), entry('far', 'tu-quoque')],
      ...[entry('near', 'ad-hominem', offering), entry('unmet', 'ambiguity', { labels: `2 ${offering.labels}` })],
    ]
    const seen = seenAgo({ own: 1 })
    const wishes = {
      due: ['straw-man', 'halo-effect'],
      met: ['straw-man', 'halo-effect', 'ad-hominem', 'bandwagon'],
    } as const
    const replaced = (...gone: string[]) => {
      const pool = { index: index.filter(({ id }) => !gone.includes(id)), seen, now: NOW, wishes }
      return drawRound([asked('straw-man', 'due')], pool, FLAWED_SPOT).map(
        ({ scenarioId, purpose }) => `${scenarioId} ${purpose}`,
      )
    }
    expect(replaced()).toEqual(['due due'])
    expect(replaced('due')).toEqual(['near mixed'])
    expect(replaced('due', 'near')).toEqual(['met mixed'])
    expect(replaced('due', 'near', 'met')).toEqual(['unmet mixed'])
    expect(replaced('due', 'near', 'met', 'unmet')).toEqual(['far mixed'])
  })

  test('are those seen longest ago, and said to be, once everything was seen in the last 14 days', () => {
    const index = [entry('yesterday', 'straw-man'), entry('long ago', 'bandwagon'), entry('a week ago', 'straw-man')]
    const seen = seenAgo({ yesterday: 1, 'long ago': 12, 'a week ago': 7 })
    const wishes = { due: [], met: ['straw-man', 'bandwagon'] } as const
    const items = drawRound([asked('straw-man', 'due')], { index, seen, now: NOW, wishes }, FLAWED_SPOT)
    expect(items).toMatchObject([{ scenarioId: 'long ago', isRepeat: true }])
    expect(drawRound([asked('straw-man', 'due')], unseen(...index), FLAWED_SPOT)[0]).not.toHaveProperty('isRepeat')
  })

  test('begin with a concept met before, and each new one comes with its example first', () => {
    const concepts = ['straw-man', 'bandwagon', 'ambiguity', 'tu-quoque'] as const
    const pool = unseen(
      ...concepts.flatMap((concept) => [entry(concept, concept), entry(`${concept} again`, concept)]),
      ...concepts.map((concept) => entry(`sound ${concept}`, concept, { isSoundHalf: true })),
    )
    const plan = [
      ...(['straw-man', 'bandwagon'] as const).flatMap((concept) => [asked(concept, 'new'), asked(concept, 'mixed')]),
      ...[asked('ambiguity', 'due'), asked('tu-quoque', 'due')],
    ]
    for (let seed = 0; seed < 20; seed++) {
      const items = drawRound(plan, pool, seededRandom(seed))
      const firsts = items.filter((item, at) => items.findIndex(({ concept }) => concept === item.concept) === at)
      expect(firsts.filter(({ isNew }) => isNew).map(({ concept }) => concept)).toEqual(
        firsts.map(({ concept }) => concept).filter((each) => ['straw-man', 'bandwagon'].includes(each)),
      )
    }
  })

  test('are fewer if the bank runs out, because neither twins nor labels come twice in a round', () => {
    const twins = [entry('one', 'straw-man', { pairId: 'one' }), entry('two', 'straw-man', { pairId: 'one' })]
    const plan = [asked('straw-man', 'due'), asked('straw-man', 'due')]
    expect(drawn(plan, twins)).toHaveLength(1)
    expect(drawn(plan, sameLabels.slice(0, 2))).toHaveLength(1)
    expect(drawn(plan, [])).toEqual([])
  })
})

describe('an extra scenario after a mix-up', () => {
  const index = [
    entry('flawed', 'straw-man', { pairId: 'pair' }),
    entry('sound', 'straw-man', { pairId: 'pair', isSoundHalf: true }),
    entry('act', 'straw-man', { kind: 'decide' }),
    entry('other', 'ambiguity'),
  ]
  const oneMore = (concepts: readonly ConceptId[], before: readonly string[], random: () => number) =>
    drawOneMore(concepts, before, unseen(...index), random)

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

  test('is drawn only from what is left of the two concepts, without twins, decisions and what was seen lately', () => {
    const idsLeft = (concepts: readonly ConceptId[], before: readonly string[], seen = {}) =>
      scenariosLeft(concepts, before, { ...unseen(...index), seen }).map(({ id }) => id)
    expect(idsLeft(['straw-man', 'ambiguity'], [])).toEqual(['flawed', 'sound', 'other'])
    expect(idsLeft(['straw-man'], [])).toEqual(['flawed', 'sound'])
    expect(idsLeft(['straw-man', 'ambiguity'], ['flawed'])).toEqual(['other'])
    expect(idsLeft(['straw-man', 'ambiguity'], [], seenAgo({ sound: 3 }))).toEqual(['other'])
    expect(idsLeft(['straw-man'], ['flawed'])).toEqual([])
  })

  test('is the scenario seen longest ago', () => {
    const pool = unseen(entry('lately', 'ambiguity'), entry('first', 'ambiguity'), entry('next', 'ambiguity'))
    const seen = seenAgo({ lately: 20, first: 40, next: 30 })
    for (const random of [FLAWED_SPOT, seededRandom(1), seededRandom(2)]) {
      expect(drawOneMore(['ambiguity'], [], { ...pool, seen }, random)?.scenarioId).toBe('first')
    }
  })
})

// Rounds drawn from the bank.
const INDEX = practiceIndex(BANK)
const isSoundEntry = ({ isSoundHalf }: PracticeIndexEntry) => isSoundHalf
const BY_ID = new Map(INDEX.map((entry) => [entry.id, entry]))
const entryOf = ({ scenarioId }: DrawnItem) => required(BY_ID.get(scenarioId), scenarioId)
const draw = (length: number, wishes: RoundWishes, random: Random, seen: LastSeen = {}) =>
  drawRound(planRound(length, wishes, random), { index: INDEX, seen, now: NOW, wishes }, random)

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

describe('a first round from the bank', () => {
  const rounds = Array.from({ length: 200 }, (_, seed) => draw(8, NOTHING_KNOWN, seededRandom(seed)))

  test('has eight items about two common concepts', () => {
    for (const items of rounds) {
      expect(items).toHaveLength(8)
      expect(new Set(items.map(({ concept }) => concept)).size).toBe(2)
    }
  })

  test('has one to four sound items', () => {
    const counts = rounds.map((items) => items.map(entryOf).filter(isSoundEntry).length)
    expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4]))
  })

  test('begins with a question, and has an example for each of the two later on', () => {
    for (const items of rounds) {
      expect(items[0]?.isNew).toBe(false)
      expect(items.filter(({ isNew }) => isNew).length).toBe(2)
    }
  })

  test('is easier than a later one', () => {
    const later = Array.from({ length: 200 }, (_, seed) =>
      draw(8, { ...NOTHING_KNOWN, met: CONCEPTS }, seededRandom(seed)),
    )
    const easyIn = (drawn: readonly DrawnItem[][]) =>
      drawn.flat().filter((item) => entryOf(item).difficulty === 'easy').length
    expect(easyIn(rounds)).toBeGreaterThan(1.2 * easyIn(later))
  })
})

describe('the items of a round from the bank', () => {
  test('include decisions', () => {
    const rounds = Array.from({ length: 50 }, (_, seed) => draw(8, NOTHING_KNOWN, seededRandom(seed)))
    expect(rounds.flat().some((item) => entryOf(item).kind === 'decide')).toBe(true)
  })

  test('fill the round without twins, stories seen lately, or more than two new concepts, whatever is known', () => {
    const half = fc.integer().map((seed) => {
      const random = seededRandom(seed)
      return Object.fromEntries(INDEX.filter(() => random() < 0.3).map(({ id }) => [id, NOW - DAY]))
    })
    fc.assert(
      fc.property(fc.constantFrom(...ROUND_LENGTHS), anyWishes, half, fc.integer(), (length, wishes, seen, seed) => {
        const items = draw(length, wishes, seededRandom(seed), seen)
        const entries = items.map(entryOf)
        expect(items).toHaveLength(length)
        expect(new Set(entries.map(({ pairId }) => pairId)).size).toBe(length)
        expect(items.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(MOST_NEW)
        expect(items.filter(({ scenarioId }) => scenarioId in seen)).toEqual([])
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
      const near = { neighbors: neighbors.map((neighbor) => neighbor.concept), met: [] }
      return drawRound(planAbout(id, near, length, random), unseen(...INDEX), random)
    })
    expect(drawn.map((items) => items.length)).toEqual(CONCEPTS.map(() => length))
    expect(drawn.filter(hasRepeatedLabels)).toEqual([])
  })
})

test('the index without some pairs lacks both twins, whichever of them is named, and nothing else', () => {
  const sound = required(
    INDEX.find(({ id, pairId }) => id !== pairId),
    'a sound twin',
  )
  const rest = withoutPairsOf([sound.id], INDEX)
  expect(rest).toEqual(withoutPairsOf([sound.pairId], INDEX))
  expect(INDEX.filter((entry) => !rest.includes(entry)).every(({ pairId }) => pairId === sound.pairId)).toBe(true)
  expect(rest.length).toBeLessThanOrEqual(INDEX.length - 2)
  expect(withoutPairsOf(['not-in-the-bank'], INDEX)).toEqual(INDEX)
})
