import { BANK } from '@think-twice/core/content/bank'
import { publishedQuestion } from '@think-twice/core/publishing/publish'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { orderOptions } from '@think-twice/core/quiz/shuffle'
import { itemAt, required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { sortedQuestion } from '../storage/results/questions.ts'
import { CATALOG } from './catalog.ts'

const { findConcept, findScenario } = CATALOG

const scenarios = BANK.flatMap((entry) => entry.scenarios)
const entry = itemAt(BANK, 0)
const inSlot = required(
  entry.scenarios.find(({ slot, form }) => slot !== undefined && form === 'A'),
  'a scenario in a slot',
)
const twin = required(
  scenarios.find(({ twinOf, kind }) => twinOf !== undefined && kind === 'sound'),
  'a sound twin',
)

test('a quiz question is recognized by its scenario and its words, in any order of its options', () => {
  const known = publishedQuestion(entry.concept, inSlot)
  const shuffled = orderOptions(known, [3, 1, 0, 2])
  const [sent] = sentQuestions([shuffled])
  expect(CATALOG.identify(required(sent, 'a question'))).toEqual(shuffled)
  expect(CATALOG.isCatalogQuestion(sortedQuestion(shuffled).hash)).toBe(true)
})

test('other words are kept as their labels say, whatever scenario they claim to be', () => {
  const known = publishedQuestion(entry.concept, inSlot)
  const other = {
    ...known,
    scenario: 'Other words.',
    fallacyType: 'Galaxy Brain',
    options: ['Strawman', 'a', 'b', 'c'],
  }
  const identified = CATALOG.identify(other)
  expect(identified).toMatchObject({ concept: 'Galaxy Brain', meanings: ['straw-man', null, null, null] })
  expect(CATALOG.isCatalogQuestion(sortedQuestion(identified).hash)).toBe(false)
})

test('a concept is found by any of its names, and not by an unknown name', () => {
  for (const label of ['straw-man', 'Straw Man', 'Strawman', 'STRAW MAN']) {
    expect(findConcept(label)?.name, label).toBe('Straw Man')
  }
  expect(findConcept('Galaxy Brain')).toBe(null)
})

test('a sound twin is recognized as sound, and as one of a pair with its flawed half', () => {
  expect(findScenario(twin.id)).toMatchObject({ isSoundHalf: true, isInSlot: false, pairId: twin.twinOf })
  expect(findScenario(required(twin.twinOf, 'its twin'))).toMatchObject({ isSoundHalf: false, pairId: twin.twinOf })
  expect(findScenario('long-gone')).toBe(null)
})
