import { describe, expect, test } from 'vitest'
import { BIAS_NAMES, CONCEPT_NAMES, type ConceptName, FALLACY_NAMES } from '../concepts/concept-names.ts'
import { itemAt } from '../item-at.ts'
import { seededRandom } from '../testing.ts'
import { drawOneMore, drawRound, scenariosLeft } from './draw-round.ts'
import { NOTHING_KNOWN, type PlannedItem, planAbout, planRound, type RoundWishes } from './plan-round.ts'
import type { PracticeIndexEntry } from './practice-index.ts'

// A random number that is always the same also leaves every shuffled list in its order, or turns it by one.
const FLAWED_SPOT = () => 0.9
const SOUND_DECISION = () => 0.1

const asked = (concept: ConceptName, purpose: PlannedItem['purpose'], scenario: string | null = null): PlannedItem => ({
  ...{ concept, purpose, scenario },
})
const entry = (id: string, concept: ConceptName, given: Partial<PracticeIndexEntry> = {}): PracticeIndexEntry => ({
  ...{ id, concept, kind: 'spot', isSoundHalf: false, difficulty: 'easy', pairId: id, labels: id, ...given },
})
const due = (...concepts: ConceptName[]) => concepts.map((concept) => ({ concept, scenario: `${concept} again` }))
const unseen = (...index: PracticeIndexEntry[]) => ({ index, seen: new Map<string, number>() })
const byPurpose = (plan: readonly PlannedItem[], purpose: PlannedItem['purpose']) =>
  plan.filter((item) => item.purpose === purpose).map(({ concept }) => concept)

describe('a plan for a round', () => {
  test('asks twice about a concept that is mixed up with good arguments', () => {
    const plan = planRound(3, { ...NOTHING_KNOWN, pair: ['Straw Man'], met: CONCEPT_NAMES }, seededRandom(1))
    expect(byPurpose(plan, 'pair')).toEqual(['Straw Man', 'Straw Man'])
  })

  test('asks about a concept that is both due and mixed up only within the pair, with the review’s scenario', () => {
    const wishes = { due: due('False Cause', 'Anchoring'), pair: ['False Cause', 'Ambiguity'] as const, met: [] }
    expect(planRound(8, { ...wishes, met: CONCEPT_NAMES }, seededRandom(1)).slice(0, 3)).toEqual([
      asked('Anchoring', 'due', 'Anchoring again'),
      asked('False Cause', 'pair', 'False Cause again'),
      asked('Ambiguity', 'pair'),
    ])
  })

  test('samples the common concepts until six are known, without the due ones', () => {
    const common = [...FALLACY_NAMES.slice(0, 12), ...BIAS_NAMES.slice(0, 12)]
    for (let seed = 0; seed < 30; seed++) {
      const met = ['Ambiguity', 'Tu Quoque', 'Halo Effect'] as const
      const wishes: RoundWishes = { due: due('Straw Man', 'Anchoring'), pair: [], met }
      const plan = planRound(15, wishes, seededRandom(seed))
      expect(plan.map(({ purpose }) => purpose)).toEqual(['due', 'due', 'new', 'new', ...Array(11).fill('mixed')])
      expect(wishes.met).not.toContain(plan[2]?.concept)
      expect(wishes.met).not.toContain(plan[3]?.concept)
      expect(new Set(plan.map(({ concept }) => concept)).size).toBe(15)
      for (const { concept } of plan.slice(2)) expect(common).toContain(concept)
    }
    const six = planRound(8, { ...NOTHING_KNOWN, met: FALLACY_NAMES.slice(0, 6) }, seededRandom(1))
    expect(byPurpose(six, 'new')).toEqual(BIAS_NAMES.slice(0, 2))
  })

  test('introduces new concepts only in free places, common ones first and then all others', () => {
    const introduced = (...of: [count: number, met: readonly ConceptName[]]) => {
      const plan = planRound(8, { due: due(...FALLACY_NAMES.slice(0, of[0])), pair: [], met: of[1] }, seededRandom(1))
      expect(plan).toHaveLength(8)
      return byPurpose(plan, 'new')
    }
    expect(introduced(8, FALLACY_NAMES)).toEqual([])
    expect(introduced(7, FALLACY_NAMES)).toEqual([BIAS_NAMES[0]])
    expect(introduced(6, FALLACY_NAMES)).toEqual([BIAS_NAMES[0], BIAS_NAMES[1]])
    const allCommon = [...FALLACY_NAMES.slice(0, 12), ...BIAS_NAMES.slice(0, 12)]
    expect(introduced(6, allCommon)).toEqual([FALLACY_NAMES[12], FALLACY_NAMES[13]])
  })

  test('fills up with concepts met before, first those it does not ask yet and then all in turn', () => {
    const met = FALLACY_NAMES.slice(0, 6)
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
    const near: ConceptName[] = ['Ambiguity', 'Bandwagon']
    const about = (length: number, neighbors: readonly ConceptName[]) =>
      planAbout('Straw Man', neighbors, length, FLAWED_SPOT)
    expect(about(3, near)).toEqual([asked('Straw Man', 'pair'), asked('Straw Man', 'pair'), asked('Ambiguity', 'pair')])
    expect(about(8, [...near, 'Tu Quoque']).map(({ concept }) => concept)).toEqual([
      ...Array(4).fill('Straw Man'),
      ...['Ambiguity', 'Bandwagon', 'Tu Quoque', 'Ambiguity'],
    ])
    expect(about(3, []).map(({ concept }) => concept)).toEqual(Array(3).fill('Straw Man'))
  })
})

describe('the items drawn for a round', () => {
  const drawn = (plan: readonly PlannedItem[], index: readonly PracticeIndexEntry[], random = FLAWED_SPOT) =>
    drawRound(plan, unseen(...index), random).map(({ scenarioId, purpose }) => `${scenarioId} ${purpose}`)
  const sameLabels = [
    entry('straw', 'Straw Man', { labels: 'same' }),
    entry('ambiguous', 'Ambiguity', { labels: 'same' }),
    entry('crowd', 'Bandwagon', { labels: 'others' }),
  ]

  test('repeat a set of labels only when nothing else is left, whatever was planned', () => {
    const plan = [asked('Straw Man', 'due'), asked('Ambiguity', 'due'), asked('Bandwagon', 'mixed')]
    expect(drawn(plan, sameLabels)).toEqual(['straw due', 'crowd mixed', 'ambiguous mixed'])
  })

  test('come from a neighbor that offers a concept’s name once the concept’s own sets of labels are used up', () => {
    const offering = `1 ${CONCEPT_NAMES.indexOf('Straw Man')} 9`
    const index = [
      ...[entry('one', 'Straw Man', { labels: 'same' }), entry('two', 'Straw Man', { labels: 'same' })],
      ...[entry('far', 'Halo Effect', { labels: 'far' }), entry('near', 'Ad Hominem', { labels: offering })],
    ]
    for (const random of [FLAWED_SPOT, () => 0.99]) {
      const ids = drawn([asked('Straw Man', 'pair'), asked('Straw Man', 'pair')], index, random)
      expect(ids.some((id) => id.startsWith('near'))).toBe(true)
    }
  })

  test('may be several decisions in a row, because decisions have no labels to repeat', () => {
    const decision = { kind: 'decide', isSoundHalf: true, labels: '' } as const
    const index = [
      ...[entry('straw', 'Straw Man', decision), entry('ambiguous', 'Ambiguity', decision)],
      entry('straw too', 'Straw Man', { isSoundHalf: true }),
    ]
    const plan = [asked('Straw Man', 'mixed'), asked('Ambiguity', 'mixed')]
    expect(drawn(plan, index, SOUND_DECISION).toSorted()).toEqual(['ambiguous mixed', 'straw mixed'])
  })

  test('are the scenarios that review asks for, even decisions, and however often they were seen', () => {
    const index = [entry('spot', 'Straw Man'), entry('act', 'Straw Man', { kind: 'decide', labels: '' })]
    const seen = new Map([['act', 7]])
    const plan = [asked('Straw Man', 'due', 'act')]
    expect(itemAt(drawRound(plan, { index, seen }, FLAWED_SPOT), 0).scenarioId).toBe('act')
    // Asked for by review, a scenario to spot is asked although the draw would have it be a decision.
    const spot = [asked('Straw Man', 'due', 'spot')]
    const decision = [...index, entry('sound act', 'Straw Man', { kind: 'decide', isSoundHalf: true })]
    expect(itemAt(drawRound(spot, unseen(...decision.toReversed()), FLAWED_SPOT), 0).scenarioId).toBe('spot')
    expect(
      itemAt(drawRound([asked('Straw Man', 'due')], unseen(...index.toReversed()), FLAWED_SPOT), 0).scenarioId,
    ).toBe('spot')
    const two = [entry('fresh', 'Straw Man'), entry('known', 'Straw Man')]
    const again = [asked('Straw Man', 'due', 'known')]
    expect(itemAt(drawRound(again, { index: two, seen: new Map([['known', 7]]) }, FLAWED_SPOT), 0).scenarioId).toBe(
      'known',
    )
  })

  test('come from another concept if the bank has none, and then count as neither new nor due', () => {
    const plan = [asked('Halo Effect', 'new'), asked('Bandwagon', 'new')]
    const index = [entry('stranger', 'Ambiguity'), ...sameLabels.slice(2)]
    expect(drawRound(plan, unseen(...index), FLAWED_SPOT)).toEqual([
      { scenarioId: 'crowd', concept: 'Bandwagon', purpose: 'mixed', isNew: false },
      { scenarioId: 'stranger', concept: 'Ambiguity', purpose: 'mixed', isNew: false },
    ])
    expect(drawRound(plan.slice(1), unseen(...index), FLAWED_SPOT)).toEqual([
      { scenarioId: 'crowd', concept: 'Bandwagon', purpose: 'new', isNew: true },
    ])
  })

  test('are fewer if the bank runs out, because twins are never in the same round', () => {
    const twins = [entry('one', 'Straw Man', { pairId: 'one' }), entry('two', 'Straw Man', { pairId: 'one' })]
    expect(drawn([asked('Straw Man', 'due'), asked('Straw Man', 'due')], twins)).toHaveLength(1)
    expect(drawn([asked('Straw Man', 'due')], [])).toEqual([])
  })
})

describe('an extra scenario after a mix-up', () => {
  const index = [
    entry('flawed', 'Straw Man', { pairId: 'pair' }),
    entry('sound', 'Straw Man', { pairId: 'pair', isSoundHalf: true }),
    entry('act', 'Straw Man', { kind: 'decide' }),
    entry('other', 'Ambiguity'),
  ]
  const oneMore = (names: readonly string[], before: readonly string[], random: () => number, seen = new Map()) =>
    drawOneMore(names, before, { index, seen }, random)

  test('is sound as often as any item, and flawed if no sound one is left', () => {
    expect(oneMore(['Straw Man'], [], SOUND_DECISION)).toEqual({
      ...{ scenarioId: 'sound', concept: 'Straw Man', purpose: 'pair', isNew: false },
    })
    expect(oneMore(['Straw Man'], [], FLAWED_SPOT)?.scenarioId).toBe('flawed')
    // The first random number decides on soundness, the next ones in which order scenarios are looked at.
    const inTurn =
      (...numbers: number[]) =>
      () =>
        numbers.shift() ?? numbers.length
    expect(oneMore(['Straw Man'], [], inTurn(0.1, 0.9, 0.9))?.scenarioId).toBe('sound')
    expect(oneMore(['Straw Man'], [], inTurn(0.9, 0.1, 0.1))?.scenarioId).toBe('flawed')
    expect(oneMore(['Ambiguity'], [], SOUND_DECISION)?.scenarioId).toBe('other')
  })

  test('is neither a twin of one already asked nor a decision, so there may be none or one of the other name', () => {
    expect(oneMore(['Straw Man'], ['sound'], FLAWED_SPOT)).toBeNull()
    expect(oneMore(['Straw Man', 'Ambiguity'], ['sound'], FLAWED_SPOT)?.scenarioId).toBe('other')
  })

  test('is drawn only from what is left of the two names, without twins and decisions', () => {
    const idsLeft = (names: readonly string[], before: readonly string[]) =>
      scenariosLeft(names, before, index).map(({ id }) => id)
    expect(idsLeft(['Straw Man', 'Ambiguity'], [])).toEqual(['flawed', 'sound', 'other'])
    expect(idsLeft(['Straw Man', 'No fallacy here'], [])).toEqual(['flawed', 'sound'])
    expect(idsLeft(['Straw Man', 'Ambiguity'], ['flawed'])).toEqual(['other'])
    expect(idsLeft(['Straw Man', 'No fallacy here'], ['flawed'])).toEqual([])
  })

  test('is the scenario seen least often', () => {
    const pool = [entry('often', 'Ambiguity'), entry('once', 'Ambiguity'), entry('twice', 'Ambiguity')]
    const seen = new Map([...Object.entries({ often: 9, once: 1, twice: 2 })])
    for (const random of [FLAWED_SPOT, seededRandom(1), seededRandom(2)]) {
      expect(drawOneMore(['Ambiguity'], [], { index: pool, seen }, random)?.scenarioId).toBe('once')
    }
  })
})
