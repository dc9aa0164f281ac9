import { expect, test } from 'vitest'
import type { Scenario } from '../../src/content/authoring.ts'
import { required } from '../../src/required.ts'
import { asOptions, copies, decision, slotScenario } from '../sample-scenarios.ts'
import { checkOptionWords, checkPlaces, decideChecks } from './option-figures.ts'

const [right, pay, split, ask] = decision.options
const optionsOf = (...options: Scenario['options'][number][]) => ({
  options: asOptions(options),
})
const check = (name: string, scenarios: readonly Scenario[]) =>
  required(
    decideChecks(scenarios).find((each) => each.name.includes(name)),
    name,
  )

test('a right option that is nearly always the longest, or the shortest, is reported from 24 decisions on', () => {
  const long = { ...right, text: 'Offer him no more than the twenty that both others paid' }
  const short = { ...right, text: 'Offer him twenty' }
  const withRight = (option: typeof right, count: number) =>
    copies(decision, count, () => optionsOf(option, pay, split, ask))
  expect(check('longest', withRight(long, 24)).ok).toBe(false)
  expect(check('shortest', withRight(short, 24)).ok).toBe(false)
  expect(check('shortest', withRight(short, 23)).ok).toBe(true)
})

test('a tag that is never right is reported, and so is one that is right too often', () => {
  const tags = check('tags', copies(decision, 24))
  expect(tags.ok).toBe(false)
  expect(tags.notes).toEqual([
    'ask: right in 0%',
    'compare: right in 100%',
    'go ahead: right in 0%',
    'split: right in 0%',
  ])
})

test('tags that are each right in a quarter of decisions cause no complaint', () => {
  const turns = copies(decision, 24, (index) =>
    optionsOf(
      ...decision.options.map(({ right: _, ...option }, place) => ({
        ...option,
        ...(place === index % 4 && { right: true as const }),
      })),
    ),
  )
  expect(check('tags', turns)).toMatchObject({ ok: true, notes: [] })
})

test('decisions without tags are reported', () => {
  const bare = ({ tag: _, ...option }: Scenario['options'][number]) => option
  const untagged = copies(decision, 24, () => optionsOf(...decision.options.map(bare)))
  expect(check('tags', untagged).ok).toBe(false)
})

test('a place among the options that is right too often is reported', () => {
  expect(checkPlaces(copies(slotScenario, 12)).ok).toBe(false)
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
