import { expect, test } from 'vitest'
import { someRoundItem } from '../testing.ts'
import { cellLook, isSoundItem, roundItems } from './round-answers.ts'

test('questions that are no longer published are left out of a round', () => {
  const drawn = { concept: 'false-cause', purpose: 'due', isNew: true } as const
  const { question } = someRoundItem()
  const items = roundItems(
    [
      { scenarioId: 'gone', ...drawn },
      { scenarioId: question.id, ...drawn },
    ],
    [question],
  )
  expect(items).toEqual([{ question, purpose: 'due', isNew: true }])
})

test.each([
  [{ kind: 'spot' }, 'fallacy', false],
  [{ kind: 'spot', concept: 'anchoring' }, 'bias', false],
  [{ kind: 'decide', concept: 'anchoring' }, 'bias', false],
  [{ kind: 'decide', concept: 'anchoring', twinOf: 'anchoring-decide' }, 'sound', false],
  [{ kind: 'sound' }, 'sound', true],
] as const)('an item with %j has a cell that looks %s, and is a sound argument: %s', (given, look, isSound) => {
  expect(cellLook(someRoundItem(given))).toBe(look)
  expect(isSoundItem(someRoundItem(given))).toBe(isSound)
})
