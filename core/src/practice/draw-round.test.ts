import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { practiceIndex } from '../publishing/publish.ts'
import { itemAt, required } from '../required.ts'
import { seededRandom } from '../testing.ts'
import { CONCEPTS, type ConceptId, FALLACIES, type Random } from '../vocabulary.ts'
import { type DrawnItem, drawOneMore, drawRound, withoutPairOf } from './draw-round.ts'
import { MOST_NEW, NOTHING_KNOWN, planAbout, planRound, type RoundWishes } from './plan-round.ts'
import type { PracticeIndexEntry } from './practice-questions.ts'
import { ROUND_LENGTHS } from './round.ts'

const INDEX = practiceIndex(BANK)
const isSoundEntry = ({ isSoundHalf }: PracticeIndexEntry) => isSoundHalf
const BY_ID = new Map(INDEX.map((entry) => [entry.id, entry]))
const entryOf = ({ scenarioId }: DrawnItem) => required(BY_ID.get(scenarioId), scenarioId)
const UNSEEN = { index: INDEX, seen: new Map<string, number>() }
const reviewed = (concept: ConceptId) => ({
  concept,
  scenario: required(
    INDEX.find((entry) => entry.concept === concept && entry.kind === 'spot'),
    concept,
  ).id,
})
const draw = (length: number, wishes: RoundWishes, random: Random, pool = UNSEEN) =>
  drawRound(planRound(length, wishes, random), pool, random)

function hasRepeatedLabels(items: readonly DrawnItem[]) {
  const labels = items.map((item) => entryOf(item).labels).filter((each) => each !== '')
  return new Set(labels).size < labels.length
}

const SEASONED: RoundWishes = {
  due: (['straw-man', 'anchoring', 'bandwagon', 'halo-effect'] as const).map((name) => reviewed(name)),
  pair: ['false-cause', 'texas-sharpshooter'],
  met: [...FALLACIES, 'anchoring', 'halo-effect'],
}

const anyWishes = fc.record({
  due: fc.uniqueArray(fc.constantFrom(...CONCEPTS), { maxLength: 20 }).map((names) => names.map(reviewed)),
  pair: fc.uniqueArray(fc.constantFrom(...CONCEPTS), { maxLength: 2 }),
  met: fc.uniqueArray(fc.constantFrom(...CONCEPTS)),
})

describe('the items of a round', () => {
  test('start with those due, then the mixed-up pair, then at most two new concepts, then familiar ones', () => {
    const plan = planRound(15, SEASONED, seededRandom(1))
    expect(plan.map(({ purpose }) => purpose).join(' ')).toBe(
      `${'due '.repeat(4)}${'pair '.repeat(2)}${'new '.repeat(2)}${'mixed '.repeat(7)}`.trim(),
    )
    expect(plan.slice(4, 8).map(({ concept }) => concept)).toEqual([
      ...['false-cause', 'texas-sharpshooter'],
      ...['confirmation-bias', 'availability-heuristic'],
    ])
    expect(plan.slice(8).every(({ concept }) => SEASONED.met.includes(concept))).toBe(true)
  })

  test('always include two for a mixed-up pair, however much is due', () => {
    const due = FALLACIES.map(reviewed)
    const plan = planRound(8, { ...SEASONED, due }, seededRandom(1))
    expect(plan.map(({ purpose }) => purpose)).toEqual([...Array(6).fill('due'), 'pair', 'pair'])
  })

  test('are the scenarios that review asks for, if the concept is due and the item is flawed', () => {
    const due = itemAt(SEASONED.due, 0)
    const asked = Array.from({ length: 60 }, (_, seed) => draw(8, SEASONED, seededRandom(seed)))
      .flatMap((items) => items.filter(({ purpose, concept }) => purpose === 'due' && concept === due.concept))
      .map(entryOf)
      .filter((entry) => !isSoundEntry(entry))
    expect(asked.length).toBeGreaterThan(20)
    expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([due.scenario]))
  })

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

  test('can be extended by a new scenario about one of two mixed-up concepts', () => {
    const concepts = ['false-cause'] as const
    const asked = INDEX.filter(({ concept }) => concept === 'false-cause').slice(0, 2)
    const one = required(drawOneMore(concepts, [itemAt(asked, 0).id], UNSEEN, seededRandom(3)), 'one more')
    expect(one.concept).toBe('false-cause')
    expect(entryOf(one).pairId).not.toBe(itemAt(asked, 0).pairId)
    expect(drawOneMore([], [], UNSEEN, seededRandom(3))).toBeNull()
  })
})

describe('a round about one concept', () => {
  test('asks half about that concept and half about its neighbors in turn', () => {
    const near: ConceptId[] = ['ad-hominem', 'ambiguity', 'fallacy-fallacy']
    const items = drawRound(planAbout('straw-man', near, 8, seededRandom(3)), UNSEEN, seededRandom(3))
    expect(items.filter(({ concept }) => concept === 'straw-man')).toHaveLength(4)
    expect(new Set(items.map(({ concept }) => concept))).toEqual(new Set(['straw-man', ...near]))
    expect(items.some(({ isNew }) => isNew)).toBe(false)
  })

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
