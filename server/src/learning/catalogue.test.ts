import { BANK } from '@think-twice/core/content/bank'
import { publishedQuestion } from '@think-twice/core/publishing/published-question'
import { required } from '@think-twice/core/required'
import { someQuestion } from '@think-twice/core/testing'
import { expect, test } from 'vitest'
import { encodeQuestion } from '../storage/questions/question-encoding.ts'
import { findConcept, findScenario, isCatalogueQuestion, PRACTICE_SCENARIOS, scenarioOf } from './catalogue.ts'

const scenarios = BANK.flatMap((entry) => entry.scenarios)
const inSlot = required(
  scenarios.find(({ slot, form }) => slot !== undefined && form === 'A'),
  'a scenario in a slot',
)
const twin = required(
  scenarios.find(({ twinOf, kind }) => twinOf !== undefined && kind === 'sound'),
  'a sound twin',
)

test('a quiz question is recognized as the catalogue’s in any order of its options, and others are not', () => {
  const question = publishedQuestion(inSlot)
  const shuffled = { ...question, options: question.options.toReversed(), correctAnswer: 3 - question.correctAnswer }
  const { rationales, ...rest } = shuffled
  const turned = rationales ? { ...rest, rationales: rationales.toReversed() } : rest
  expect(isCatalogueQuestion(encodeQuestion(turned).hash)).toBe(true)
  expect(isCatalogueQuestion(encodeQuestion({ ...question, scenario: 'Other words.' }).hash)).toBe(false)
})

test('a concept is found by any of its names, and not by an unknown name', () => {
  for (const label of ['straw-man', 'Straw Man', 'Strawman', 'STRAW MAN']) {
    expect(findConcept(label)?.name, label).toBe('Straw Man')
  }
  expect(findConcept('Galaxy Brain')).toBe(null)
})

test('a sound twin is recognized as sound, and as one of a pair with its flawed half', () => {
  expect(findScenario(twin.id)).toMatchObject({ isSound: true, isInSlot: false, pairId: twin.twinOf })
  expect(findScenario(required(twin.twinOf, 'its twin'))).toMatchObject({ isSound: false, pairId: twin.twinOf })
  expect(findScenario('long-gone')).toBe(null)
})

test('practice includes every scenario that no quiz asks', () => {
  expect(PRACTICE_SCENARIOS).toContain(twin.id)
  expect(PRACTICE_SCENARIOS).not.toContain(inSlot.id)
  expect(PRACTICE_SCENARIOS.length).toBe(scenarios.filter(({ slot }) => slot === undefined).length)
})

test('an old question is recognized by its slot and form, and a foreign one is not', () => {
  const { scenarioId, ...old } = publishedQuestion(inSlot)
  expect(scenarioId).toBe(inSlot.id)
  expect(scenarioOf(old)).not.toBe(null)
  expect(scenarioOf(someQuestion({ id: 'q1' }))).toBe(null)
  expect(scenarioOf(someQuestion({ scenarioId: 'any-at-all' }))).toBe('any-at-all')
})
