import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import type { PracticeIndexEntry } from '../practice/practice-questions.ts'
import { practiceIndex } from '../publishing/publish.ts'
import { seededRandom } from '../quiz/shuffle.ts'
import { required } from '../required.ts'
import { CONCEPTS, type ConceptId } from '../vocabulary.ts'
import { chooseScenarios, parallelScenarios, replaceScenario } from './choose-scenarios.ts'
import { classRoundProblem } from './class-rounds.ts'

const index = practiceIndex(BANK)
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed)
const NOTHING_HAD: ReadonlySet<string> = new Set()
const pair: ConceptId[] = ['black-or-white', 'slippery-slope']

const ids = (round: readonly PracticeIndexEntry[]) => round.map(({ id }) => id)
const timesOf = (round: readonly PracticeIndexEntry[]) =>
  [...Map.groupBy(round, ({ concept }) => concept).values()].map(({ length }) => length)
const difference = (one: number, other: number) => Math.abs(one - other)

describe.each([
  ['live', 3],
  ['live', 4],
  ['live', 6],
  ['assigned', 4],
  ['assigned', 6],
  ['assigned', 8],
] as const)('a %s round of %i scenarios', (kind, length) => {
  test.each([
    ['a mixture', []],
    ['a pair', pair],
    ['one concept', ['straw-man']],
    ['a bias', ['anchoring']],
    ['four concepts', CONCEPTS.slice(0, 4)],
  ] as const)('about %s can be given, and has a concept four times at most', (_, concepts) => {
    for (const seed of SEEDS) {
      const round = chooseScenarios({ kind, length, concepts }, { index, had: NOTHING_HAD }, seededRandom(seed))
      expect(classRoundProblem(kind, ids(round), index)).toBeNull()
      expect(Math.max(...timesOf(round))).toBeLessThanOrEqual(4)
      if (length >= 6) expect(round.some(({ isSoundHalf }) => isSoundHalf)).toBe(true)
    }
  })
})

test('a third of the scenarios are sound, and short rounds can be without one', () => {
  const rounds = Array.from({ length: 300 }, (_, seed) =>
    chooseScenarios({ kind: 'live', length: 4, concepts: [] }, { index, had: NOTHING_HAD }, seededRandom(seed)),
  )
  const sound = rounds.flat().filter(({ isSoundHalf }) => isSoundHalf).length
  // 400 of 1200 expected, with a standard deviation of 16.
  expect(difference(sound, 400)).toBeLessThan(70)
  expect(rounds.some((round) => round.every(({ isSoundHalf }) => !isSoundHalf))).toBe(true)
})

test('a live round asks each of its concepts twice, and not twice in a row where that can be helped', () => {
  for (const seed of SEEDS) {
    const wish = { kind: 'live', length: 4, concepts: [] } as const
    const round = chooseScenarios(wish, { index, had: NOTHING_HAD }, seededRandom(seed))
    expect(timesOf(round)).toEqual([2, 2])
    expect(round.some(({ concept }, position) => concept === round[position + 1]?.concept)).toBe(false)
  }
})

test('an assigned mixture has as many concepts as scenarios', () => {
  for (const seed of SEEDS) {
    const wish = { kind: 'assigned', length: 8, concepts: [] } as const
    const round = chooseScenarios(wish, { index, had: NOTHING_HAD }, seededRandom(seed))
    expect(new Set(round.map(({ concept }) => concept)).size).toBe(8)
  }
})

test('a mixture takes what the class has not had, neither the scenario nor the other half of its pair', () => {
  const had = new Set<string>()
  const pairs = new Set<string>()
  for (const seed of SEEDS.slice(0, 12)) {
    const round = chooseScenarios({ kind: 'live', length: 6, concepts: [] }, { index, had }, seededRandom(seed))
    for (const { id, pairId } of round) {
      expect(pairs.has(pairId)).toBe(false)
      had.add(id)
      pairs.add(pairId)
    }
  }
})

test('a pair whose scenarios the class has all had is asked again rather than left', () => {
  const had = new Set(index.filter(({ concept }) => pair.includes(concept)).map(({ id }) => id))
  const round = chooseScenarios({ kind: 'assigned', length: 4, concepts: pair }, { index, had }, seededRandom(1))
  expect(round.filter(({ isSoundHalf }) => !isSoundHalf).every(({ concept }) => pair.includes(concept))).toBe(true)
})

test('more about one concept than it may be asked comes from those that offer its name', () => {
  const wish = { kind: 'assigned', length: 8, concepts: ['straw-man'] } as const
  const round = chooseScenarios(wish, { index, had: NOTHING_HAD }, seededRandom(3))
  const label = String(CONCEPTS.indexOf('straw-man'))
  expect(round.filter(({ concept }) => concept === 'straw-man')).toHaveLength(4)
  expect(round.every(({ labels }) => labels.split(' ').includes(label))).toBe(true)
})

test('a replaced scenario gives way to another of the same concept, as sound, and not to its own twin', () => {
  for (const seed of SEEDS) {
    const wish = { kind: 'live', length: 4, concepts: pair } as const
    const round = chooseScenarios(wish, { index, had: NOTHING_HAD }, seededRandom(seed))
    const [replaced, ...others] = round
    const first = required(replaced, 'a first scenario')
    const entry = required(
      replaceScenario(first, others, wish, { index, had: NOTHING_HAD }, seededRandom(seed)),
      'another scenario',
    )
    expect(entry.pairId).not.toBe(first.pairId)
    expect(entry.isSoundHalf).toBe(first.isSoundHalf)
    expect(classRoundProblem('live', ids([entry, ...others]), index)).toBeNull()
  }
})

test('where nothing is left, a scenario stays', () => {
  const round = index.slice(0, 1)
  const first = required(round[0], 'a scenario')
  expect(replaceScenario(first, [], { concepts: [] }, { index: round, had: NOTHING_HAD }, seededRandom(1))).toBeNull()
})

describe('the round a week later', () => {
  const rounds = SEEDS.map((seed) => {
    const wish = { kind: 'live', length: 4, concepts: seed % 2 === 0 ? pair : [] } as const
    const first = chooseScenarios(wish, { index, had: NOTHING_HAD }, seededRandom(seed))
    return { first, later: parallelScenarios(first, { index, had: new Set(ids(first)) }, seededRandom(seed + 1000)) }
  })

  test('has other scenarios, and not the twins of the first', () => {
    for (const { first, later } of rounds) {
      expect(classRoundProblem('live', ids(later), index)).toBeNull()
      const pairs = first.map(({ pairId }) => pairId)
      expect(later.some(({ pairId }) => pairs.includes(pairId))).toBe(false)
    }
  })

  test('is an assigned one, so three scenarios are followed by four', () => {
    for (const [length, later] of [
      [3, 4],
      [4, 4],
      [6, 6],
    ] as const) {
      const first = chooseScenarios(
        { kind: 'live', length, concepts: pair },
        { index, had: NOTHING_HAD },
        seededRandom(5),
      )
      const parallel = parallelScenarios(first, { index, had: new Set(ids(first)) }, seededRandom(6))
      expect(parallel).toHaveLength(later)
      expect(classRoundProblem('assigned', ids(parallel), index)).toBeNull()
    }
  })

  test('has as many sound ones, of the same concepts where the pool has them', () => {
    for (const { first, later } of rounds) {
      const sound = (round: readonly PracticeIndexEntry[]) => round.filter(({ isSoundHalf }) => isSoundHalf).length
      expect(sound(later)).toBe(sound(first))
      const concepts = new Set(first.map(({ concept }) => concept))
      for (const { concept, isSoundHalf } of later) if (!isSoundHalf) expect(concepts.has(concept)).toBe(true)
    }
  })

  test('is about as difficult as the first, on average', () => {
    const level = { easy: 0, medium: 1, hard: 2 }
    const mean = (round: readonly PracticeIndexEntry[]) =>
      round.reduce((sum, { difficulty }) => sum + level[difficulty], 0) / round.length
    const drift = rounds.reduce((sum, { first, later }) => sum + mean(later) - mean(first), 0) / rounds.length
    expect(Math.abs(drift)).toBeLessThan(0.15)
  })
})
