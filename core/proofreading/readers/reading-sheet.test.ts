import { expect, test } from 'vitest'
import { seededRandom } from '../../src/quiz/shuffle.ts'
import { itemAt } from '../../src/required.ts'
import { copies, practiceScenario, sampleEntry, samplePlan, soundTwin } from '../sample-scenarios.ts'
import { partOf, sheetQuestions, sheetText } from './reading-sheet.ts'

const pairs = copies(practiceScenario, 10).flatMap((flawed) => [
  flawed,
  { ...soundTwin, id: `${flawed.id}-sound`, twinOf: flawed.id },
])
const part = (number: number, parts = 3, scenarios = pairs) =>
  partOf(scenarios, { part: number, parts, plan: samplePlan }, seededRandom(7))
const bank = [sampleEntry(...pairs)]

test('the parts of one reading hold every scenario once, and never a scenario together with its twin', () => {
  const dealt = [1, 2, 3].map((number) => part(number).map(({ id }) => id))
  expect(dealt.flat().sort()).toEqual(pairs.map(({ id }) => id).sort())
  for (const ids of dealt) expect(ids.filter((id) => ids.includes(`${id}-sound`))).toEqual([])
})

test('twins cannot be kept apart in a reading with a single part', () => {
  expect(() => part(1, 1)).toThrow('need at least 2')
})

test('the scenarios of one block of the plan go into different parts', () => {
  const plan = [{ ...itemAt(samplePlan, 1), serves: ['straw-man-book-0', 'straw-man-book-1', 'straw-man-book-2'] }]
  const flawed = copies(practiceScenario, 9)
  for (const number of [1, 2, 3]) {
    const ids = partOf(flawed, { part: number, parts: 3, plan }, seededRandom(3)).map(({ id }) => id)
    expect(ids.filter((id) => itemAt(plan, 0).serves.includes(id))).toHaveLength(1)
  }
})

test('a sheet shows no ids and no right options, and shows rationales only to readers who judge the sound', () => {
  const questions = sheetQuestions(bank, part(1), seededRandom(1))
  const texts = (['key', 'options', 'ear'] as const).map((kind) => sheetText('a-sheet', kind, questions))
  for (const text of texts) {
    expect(text).not.toContain('straw-man')
    expect(text).not.toMatch(/✔|right: true/)
  }
  expect(texts.map((text) => text.includes('Vera asks her brother'))).toEqual([true, false, true])
  expect(texts.map((text) => text.includes('is not at work'))).toEqual([false, false, true])
})

test('the lines of a chat stay separate lines on a sheet', () => {
  const chat = { ...practiceScenario, scenario: 'Ana: hi\nBen: hi' }
  expect(sheetText('a-sheet', 'key', sheetQuestions(bank, [chat], seededRandom(1)))).toContain('> Ana: hi  \n> Ben: hi')
})
