import { expect, test } from 'vitest'
import { missingFields } from './missing-fields.ts'
import { asOptions, slotScenario } from './sample-scenarios.ts'

test('a complete scenario has no missing fields', () => {
  expect(missingFields(slotScenario, 'scenario 1')).toEqual([])
})

test('a scenario without an id is reported by its place in the file', () => {
  const { id: _, genre: __, ...unnamed } = slotScenario
  expect(missingFields(unnamed, 'scenario 3 of Straw Man')).toEqual([
    'scenario 3 of Straw Man: id is missing',
    'scenario 3 of Straw Man: genre is missing',
  ])
})

test('an option without a text or a rationale is reported by its number, counted from one', () => {
  const [first, { rationale: _, ...second }, ...rest] = slotScenario.options
  const unfinished = { ...slotScenario, options: asOptions([first, second, ...rest]) }
  expect(missingFields(unfinished, 'scenario 1')).toEqual(['straw-man-lamp: option 2 lacks its rationale'])
})
