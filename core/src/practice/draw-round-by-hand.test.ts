import { describe, expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { seededRandom } from '../testing.ts'
import { BIASES, CONCEPTS, type ConceptId, FALLACIES } from '../vocabulary.ts'
import { drawOneMore, drawRound, scenariosLeft } from './draw-round.ts'
import { NOTHING_KNOWN, type PlannedItem, planAbout, planRound, type RoundWishes } from './plan-round.ts'
import type { PracticeIndexEntry } from './practice-questions.ts'

// A random number that is always the same also leaves every shuffled list in its order, or turns it by one.
const FLAWED_SPOT = () => 0.9
const SOUND_DECISION = () => 0.1

const asked = (concept: ConceptId, purpose: PlannedItem['purpose'], scenario: string | null = null): PlannedItem => ({
  ...{ concept, purpose, scenario },
})
const entry = (id: string, concept: ConceptId, given: Partial<PracticeIndexEntry> = {}): PracticeIndexEntry => ({
  ...{ id, concept, kind: 'spot', isSoundHalf: false, difficulty: 'easy', pairId: id, labels: id, ...given },
})
const due = (...concepts: ConceptId[]) => concepts.map((concept) => ({ concept, scenario: `${concept} again` }))
const unseen = (...index: PracticeIndexEntry[]) => ({ index, seen: new Map<string, number>() })
const byPurpose = (plan: readonly PlannedItem[], purpose: PlannedItem['purpose']) =>
  plan.filter((item) => item.purpose === purpose).map(({ concept }) => concept)

describe('a plan for a round', () => {
  test('asks twice about a concept that is mixed up with good arguments', () => {
    const plan = planRound(3, { ...NOTHING_KNOWN, pair: ['straw-man'], met: CONCEPTS }, seededRandom(1))
    expect(byPurpose(plan, 'pair')).toEqual(['straw-man', 'straw-man'])
  })

  test('asks about a concept that is both due and mixed up only within the pair, with the review’s scenario', () => {
    const wishes = { due: due('false-cause', 'anchoring'), pair: ['false-cause', 'ambiguity'] as const, met: [] }
    expect(planRound(8, { ...wishes, met: CONCEPTS }, seededRandom(1)).slice(0, 3)).toEqual([
      asked('anchoring', 'due', 'anchoring again'),
      asked('false-cause', 'pair', 'false-cause again'),
      asked('ambiguity', 'pair'),
    ])
  })

  test('samples the common concepts until six are known, without the due ones', () => {
    const common = [...FALLACIES.slice(0, 12), ...BIASES.slice(0, 12)]
    for (let seed = 0; seed < 30; seed++) {
      const met = ['ambiguity', 'tu-quoque', 'halo-effect'] as const
      const wishes: RoundWishes = { due: due('straw-man', 'anchoring'), pair: [], met }
      const plan = planRound(15, wishes, seededRandom(seed))
      expect(plan.map(({ purpose }) => purpose)).toEqual(['due', 'due', 'new', 'new', ...Array(11).fill('mixed')])
      expect(wishes.met).not.toContain(plan[2]?.concept)
      expect(wishes.met).not.toContain(plan[3]?.concept)
      expect(new Set(plan.map(({ concept }) => concept)).size).toBe(15)
      for (const { concept } of plan.slice(2)) expect(common).toContain(concept)
    }
    const six = planRound(8, { ...NOTHING_KNOWN, met: FALLACIES.slice(0, 6) }, seededRandom(1))
    expect(byPurpose(six, 'new')).toEqual(BIASES.slice(0, 2))
  })

  test('introduces new concepts only in free places, common ones first and then all others', () => {
    const introduced = (...of: [count: number, met: readonly ConceptId[]]) => {
      const plan = planRound(8, { due: due(...FALLACIES.slice(0, of[0])), pair: [], met: of[1] }, seededRandom(1))
      expect(plan).toHaveLength(8)
      return byPurpose(plan, 'new')
    }
    expect(introduced(8, FALLACIES)).toEqual([])
    expect(introduced(7, FALLACIES)).toEqual([BIASES[0]])
    expect(introduced(6, FALLACIES)).toEqual([BIASES[0], BIASES[1]])
    const allCommon = [...FALLACIES.slice(0, 12), ...BIASES.slice(0, 12)]
    expect(introduced(6, allCommon)).toEqual([FALLACIES[12], FALLACIES[13]])
  })

  test('fills up with concepts met before, first those it does not ask yet and then all in turn', () => {
    const met = FALLACIES.slice(0, 6)
    for (let seed = 0; seed < 10; seed++) {
      const plan = planRound(15, { due: due(...met.slice(0, 2)), pair: [], met }, seededRandom(seed))
      const mixed = byPurpose(plan, 'mixed')
      expect(mixed).toHaveLength(11)
      expect(new Set(mixed.slice(0, 4))).toEqual(new Set(met.slice(2)))
      expect(new Set(mixed.slice(4, 10))).toEqual(new Set(met))
      expect(mixed[10]).toBe(mixed[0])
    }
  })

  test('gives half of the places, rounded up, to the concept it is about, or all if it has no neighbors', () => {
    const near: ConceptId[] = ['ambiguity', 'bandwagon']
    const about = (length: number, neighbors: readonly ConceptId[]) =>
      planAbout('straw-man', neighbors, length, FLAWED_SPOT)
    expect(about(3, near)).toEqual([asked('straw-man', 'pair'), asked('straw-man', 'pair'), asked('ambiguity', 'pair')])
    expect(about(8, [...near, 'tu-quoque']).map(({ concept }) => concept)).toEqual([
      ...Array(4).fill('straw-man'),
      ...['ambiguity', 'bandwagon', 'tu-quoque', 'ambiguity'],
    ])
    expect(about(3, []).map(({ concept }) => concept)).toEqual(Array(3).fill('straw-man'))
  })
})

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

  test('are the scenarios that review asks for, even decisions, and however often they were seen', () => {
    const index = [entry('spot', 'straw-man'), entry('act', 'straw-man', { kind: 'decide', labels: '' })]
    const seen = new Map([['act', 7]])
    const plan = [asked('straw-man', 'due', 'act')]
    expect(itemAt(drawRound(plan, { index, seen }, FLAWED_SPOT), 0).scenarioId).toBe('act')
    // Asked for by review, a scenario to spot is asked although the draw would have it be a decision.
    const spot = [asked('straw-man', 'due', 'spot')]
    const decision = [...index, entry('sound act', 'straw-man', { kind: 'decide', isSoundHalf: true })]
    expect(itemAt(drawRound(spot, unseen(...decision.toReversed()), FLAWED_SPOT), 0).scenarioId).toBe('spot')
    expect(
      itemAt(drawRound([asked('straw-man', 'due')], unseen(...index.toReversed()), FLAWED_SPOT), 0).scenarioId,
    ).toBe('spot')
    const two = [entry('fresh', 'straw-man'), entry('known', 'straw-man')]
    const again = [asked('straw-man', 'due', 'known')]
    expect(itemAt(drawRound(again, { index: two, seen: new Map([['known', 7]]) }, FLAWED_SPOT), 0).scenarioId).toBe(
      'known',
    )
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
