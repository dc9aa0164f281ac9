import { expect, test } from 'vitest'
import { someRoundItem } from '../testing.ts'
import { answeredItems, positionOf, type RoundAnswer, type RoundStep, shownItem, USUAL_SETTINGS } from './round.ts'

const ITEMS = [someRoundItem({ id: 'first' }), someRoundItem({ id: 'second' })]
const ANSWER: RoundAnswer = { option: 0, sureness: 'sure', sentence: null, at: 0 }
const roundAt = (step: RoundStep, ...answers: RoundAnswer[]) => ({
  ...step,
  ...{ id: 'r1', settings: USUAL_SETTINGS, items: ITEMS, answers },
})

test.each([
  [roundAt({ state: 'introducing' }), 0, 'first'],
  [roundAt({ state: 'choosing', option: null }), 0, 'first'],
  [roundAt({ state: 'locating' }, ANSWER), 0, 'first'],
  [roundAt({ state: 'explained' }, ANSWER), 0, 'first'],
  [roundAt({ state: 'choosing', option: 1 }, ANSWER), 1, 'second'],
  [roundAt({ state: 'ended' }, ANSWER, ANSWER), 2, undefined],
])('an answered item stays on the screen until the learner moves on (%#)', (round, position, id) => {
  expect(positionOf(round)).toBe(position)
  expect(shownItem(round)?.question.id).toBe(id)
})

test('answered items are listed with their index and answer', () => {
  expect(answeredItems(roundAt({ state: 'explained' }, ANSWER))).toEqual([{ index: 0, item: ITEMS[0], answer: ANSWER }])
})
