import { describe, expect, test } from 'vitest'
import { itemTypeOf } from '../concepts/concepts.ts'
import { seededRandom } from '../quiz/shuffle.ts'
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

  test('includes a mixed-up pair only where what is due leaves room for both of it', () => {
    const wishes = { ...SEASONED, due: due(...FALLACIES.slice(2, 8)) }
    const purposes = (length: number) => planRound(length, wishes, seededRandom(1)).map(({ purpose }) => purpose)
    expect(purposes(8)).toEqual([...Array(6).fill('due'), 'pair', 'pair'])
    expect(planRound(3, wishes, seededRandom(1))).toEqual(
      wishes.due.slice(0, 3).map((concept) => asked(concept, 'due')),
    )
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

  test('is, for a newcomer, about a common fallacy and a common bias in turn, both of them new', () => {
    const common = [...FALLACIES.slice(0, 12), ...BIASES.slice(0, 12)]
    const first = new Set<ConceptId>()
    for (let seed = 0; seed < 30; seed++) {
      const plan = planRound(8, NOTHING_KNOWN, seededRandom(seed))
      const [one, other] = plan.map(({ concept }) => concept)
      expect(plan.map(({ concept }) => concept)).toEqual([...Array(4)].flatMap(() => [one, other]))
      expect(plan.map(({ purpose }) => purpose)).toEqual(['new', 'new', ...Array(6).fill('mixed')])
      expect(plan.every(({ isFirstRound }) => isFirstRound)).toBe(true)
      expect(new Set([one, other].map((concept) => concept && itemTypeOf(concept))).size).toBe(2)
      for (const { concept } of plan) expect(common).toContain(concept)
      if (one) first.add(one)
    }
    expect(first.size).toBeGreaterThan(5)
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

  test('counts a concept of the pair that was never met as one of the new ones', () => {
    const plan = planRound(8, { due: [], pair: ['anchoring', 'halo-effect'], met: ['anchoring'] }, seededRandom(1))
    expect(byPurpose(plan, 'new')).toHaveLength(1)
  })

  test('fills up with concepts met before, those met longest ago first, then the new ones and those already asked', () => {
    const met = FALLACIES.slice(0, 6)
    const plan = planRound(15, { due: due(...met.slice(0, 2)), pair: [], met }, seededRandom(1))
    const again = [...met.slice(2), ...byPurpose(plan, 'new'), ...met.slice(0, 2)]
    expect(byPurpose(plan, 'mixed')).toEqual([...again, ...again].slice(0, 11))
  })

  test('gives half of the places, rounded up, to the concept it is about, or all if it has no neighbors', () => {
    const near: ConceptId[] = ['ambiguity', 'bandwagon']
    const about = (length: number, neighbors: readonly ConceptId[]) =>
      planAbout('straw-man', { neighbors, met: near }, length, () => 0.9)
    expect(about(3, near)).toEqual([asked('straw-man', 'pair'), asked('straw-man', 'pair'), asked('ambiguity', 'pair')])
    // Straw Man and Tu Quoque are new; a third new concept would be one too many.
    expect(about(8, [...near, 'tu-quoque', 'halo-effect']).map(({ concept }) => concept)).toEqual([
      ...Array(4).fill('straw-man'),
      ...['ambiguity', 'bandwagon', 'tu-quoque', 'ambiguity'],
    ])
    expect(about(3, []).map(({ concept }) => concept)).toEqual(Array(3).fill('straw-man'))
  })
})
