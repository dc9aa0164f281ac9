import { expect, test } from 'vitest'
import type { Scenario } from '../src/content/authoring.ts'
import { checkOptionWords } from './option-classifier.ts'
import { asOptions, copies, decision } from './sample-scenarios.ts'

const [right, pay, split, ask] = decision.options
const optionsOf = (...options: Scenario['options'][number][]) => ({
  options: asOptions(options),
})

test('words that tell the right choice of a decision from the others are reported', () => {
  const telling = copies(decision, 40, (index) =>
    optionsOf({ ...right, text: `Check the record number ${index} first` }, pay, split, ask),
  )
  expect(checkOptionWords(telling).ok).toBe(false)
})

test('a twin is held out together with its flawed half, so that their shared options teach nothing', () => {
  const pairs = copies(decision, 20, (index) =>
    optionsOf(
      ...decision.options.map((option, place) => ({ ...option, text: `a${index}x${place} b${index}y${place}` })),
    ),
  ).flatMap((flawed) => [flawed, { ...flawed, id: `${flawed.id}-sound`, twinOf: flawed.id }])
  expect(checkOptionWords(pairs).figure).toBe('25%')
})
