import { expect, test } from 'vitest'
import type { ConceptId } from '../vocabulary.ts'
import { someCounts, someScenario } from './class.fixture.ts'
import { classConfusions } from './class-confusions.ts'
import type { SeatKind } from './class-limits.ts'
import { voteFigures } from './votes.ts'

const LABELS = ['slippery-slope', 'middle-ground', 'black-or-white'] as const

function asked(kind: SeatKind, flaw: ConceptId | null, counts: readonly number[]) {
  const { question } = someScenario({ id: 'some', flaw, labels: LABELS })
  const figures = voteFigures(kind, someCounts(counts), { options: 4, right: question.correctAnswer })
  return { question, figures }
}

test('mix-ups are counted out of the votes in which the right name and the chosen one stood side by side', () => {
  const { mixUps, pairs } = classConfusions([
    asked('named', 'black-or-white', [6, 3, 8, 11]),
    asked('named', 'slippery-slope', [12, 0, 9, 4]),
    asked('named', null, [10, 0, 4, 14]),
  ])
  expect(mixUps.slice(0, 3)).toEqual([
    { was: 'black-or-white', named: 'no-flaw', times: 11, of: 28 },
    { was: 'no-flaw', named: 'slippery-slope', times: 10, of: 28 },
    { was: 'slippery-slope', named: 'black-or-white', times: 9, of: 25 },
  ])
  expect(pairs).toEqual([
    {
      one: { was: 'slippery-slope', named: 'black-or-white', times: 9, of: 25 },
      other: { was: 'black-or-white', named: 'slippery-slope', times: 6, of: 28 },
      times: 15,
    },
    {
      one: { was: 'black-or-white', named: 'no-flaw', times: 11, of: 28 },
      other: { was: 'no-flaw', named: 'black-or-white', times: 4, of: 28 },
      times: 15,
    },
    {
      one: { was: 'no-flaw', named: 'slippery-slope', times: 10, of: 28 },
      other: { was: 'slippery-slope', named: 'no-flaw', times: 4, of: 25 },
      times: 14,
    },
    {
      one: { was: 'black-or-white', named: 'middle-ground', times: 3, of: 28 },
      other: { was: 'middle-ground', named: 'black-or-white', times: 0, of: 0 },
      times: 3,
    },
  ])
})

test('a single slip makes no pair', () => {
  const { mixUps, pairs } = classConfusions([asked('named', 'black-or-white', [1, 0, 8, 0])])
  expect(mixUps).toHaveLength(1)
  expect(pairs).toEqual([])
})

test('with anonymous seats only cells of a single option count', () => {
  const { mixUps } = classConfusions([asked('anonymous', 'black-or-white', [6, 3, 8, 11])])
  expect(mixUps).toEqual([{ was: 'black-or-white', named: 'no-flaw', times: 11, of: 28 }])
})

test('a decision names no flaw', () => {
  const { question, figures } = asked('named', 'black-or-white', [6, 3, 8, 11])
  expect(classConfusions([{ question: { ...question, meanings: [0, 1, 2, 3] }, figures }]).mixUps).toEqual([])
})
