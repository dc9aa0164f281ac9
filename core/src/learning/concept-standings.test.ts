import { expect, test } from 'vitest'
import { someRecord } from '../rules.fixture.ts'
import { conceptStandings, type StandingOrder, sortStandings } from './concept-standings.ts'
import type { ProgressRecord } from './mastery.ts'

const record = (itemId: string, given: Partial<ProgressRecord> = {}) => someRecord({ itemId, ...given })

test('all 48 concepts are listed, including those the learner has not met', () => {
  const standings = conceptStandings([])

  expect(standings).toHaveLength(48)
  expect(standings.every(({ met }) => met === null)).toBe(true)
  expect(standings.filter(({ type }) => type === 'bias')).toHaveLength(24)
})

test('mastery is rounded, accuracy covers all encounters, and a concept is mastered from 80 on', () => {
  const records = [record('straw-man', { masteryLevel: 79.5, timesEncountered: 3, timesCorrect: 2 })]

  const standing = conceptStandings(records).find(({ concept }) => concept === 'straw-man')

  expect(standing?.met).toEqual({
    masteryLevel: 80,
    isMastered: true,
    accuracy: 67,
    timesCorrect: 2,
    timesEncountered: 3,
    lastEncountered: 1000,
  })
})

test('labels outside the catalog and records without an encounter do not appear as met', () => {
  const records = [record('Whataboutism'), record('straw-man', { timesEncountered: 0, timesCorrect: 0 })]

  expect(conceptStandings(records).filter(({ met }) => met !== null)).toEqual([])
})

test('concepts can be sorted by every order and its reverse, with those not met always last', () => {
  const standings = conceptStandings([
    record('straw-man', { masteryLevel: 90, timesEncountered: 4, timesCorrect: 2, lastEncountered: 2 }),
    record('ad-hominem', { masteryLevel: 30, timesEncountered: 4, timesCorrect: 3, lastEncountered: 1 }),
    record('halo-effect', { masteryLevel: 60, timesEncountered: 4, timesCorrect: 4, lastEncountered: 3 }),
  ])
  const first = (order: StandingOrder, isReversed?: boolean) =>
    sortStandings(standings, order, isReversed)
      .slice(0, 4)
      .map(({ concept }) => concept)

  expect(first('mastery')).toEqual(['straw-man', 'halo-effect', 'ad-hominem', 'ambiguity'])
  expect(first('mastery', true)).toEqual(['ad-hominem', 'halo-effect', 'straw-man', 'ambiguity'])
  expect(first('accuracy')).toEqual(['halo-effect', 'ad-hominem', 'straw-man', 'ambiguity'])
  expect(first('last met')).toEqual(['halo-effect', 'straw-man', 'ad-hominem', 'ambiguity'])
  expect(first('name')).toEqual(['ad-hominem', 'ambiguity', 'anchoring', 'anecdotal'])
  expect(first('name', true)[0]).toBe('tu-quoque')
})

test('concepts that sort as equal stay in the order of their names, even when reversed', () => {
  const standings = conceptStandings([record('straw-man'), record('ad-hominem')])
  const names = (isReversed: boolean) =>
    sortStandings(standings, 'mastery', isReversed)
      .slice(0, 2)
      .map(({ concept }) => concept)

  expect(names(false)).toEqual(['ad-hominem', 'straw-man'])
  expect(names(true)).toEqual(['ad-hominem', 'straw-man'])
})
