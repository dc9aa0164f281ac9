import { describe, expect, test } from 'vitest'
import { seededRandom } from '../testing.ts'
import { BIASES, CONCEPTS, type ConceptId, FALLACIES } from '../vocabulary.ts'
import { NOTHING_KNOWN, type PlannedItem, planAbout, planRound, type RoundWishes } from './plan-round.ts'

const asked = (concept: ConceptId, purpose: PlannedItem['purpose']): PlannedItem => ({ concept, purpose })
const due = (...concepts: ConceptId[]) => concepts
const byPurpose = (plan: readonly PlannedItem[], purpose: PlannedItem['purpose']) =>
  plan.filter((item) => item.purpose === purpose).map(({ concept }) => concept)

const SEASONED: RoundWishes = {
  due: due('straw-man', 'anchoring', 'bandwagon', 'halo-effect'),
  pair: ['false-cause', 'texas-sharpshooter'],
  met: [...FALLACIES, 'anchoring', 'halo-effect'],
}

describe('a plan for a round', () => {
  test('starts with those due, then the mixed-up pair, then at most two new concepts, then familiar ones', () => {
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

  test('always includes two for a mixed-up pair, however much is due', () => {
    const wishes = { ...SEASONED, due: due(...FALLACIES) }
    const plan = planRound(8, wishes, seededRandom(1))
    expect(plan.map(({ purpose }) => purpose)).toEqual([...Array(6).fill('due'), 'pair', 'pair'])
  })

  test('asks twice about a concept that is mixed up with good arguments', () => {
    const plan = planRound(3, { ...NOTHING_KNOWN, pair: ['straw-man'], met: CONCEPTS }, seededRandom(1))
    expect(byPurpose(plan, 'pair')).toEqual(['straw-man', 'straw-man'])
  })

  test('asks about a concept that is both due and mixed up only within the pair', () => {
    const wishes = { due: due('false-cause', 'anchoring'), pair: ['false-cause', 'ambiguity'] as const, met: [] }
    expect(planRound(8, { ...wishes, met: CONCEPTS }, seededRandom(1)).slice(0, 3)).toEqual([
      asked('anchoring', 'due'),
      asked('false-cause', 'pair'),
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
      planAbout('straw-man', neighbors, length, () => 0.9)
    expect(about(3, near)).toEqual([asked('straw-man', 'pair'), asked('straw-man', 'pair'), asked('ambiguity', 'pair')])
    expect(about(8, [...near, 'tu-quoque']).map(({ concept }) => concept)).toEqual([
      ...Array(4).fill('straw-man'),
      ...['ambiguity', 'bandwagon', 'tu-quoque', 'ambiguity'],
    ])
    expect(about(3, []).map(({ concept }) => concept)).toEqual(Array(3).fill('straw-man'))
  })
})
