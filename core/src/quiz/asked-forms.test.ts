import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { TRADED_FORMS } from '../content/traded-forms.ts'
import { itemAt } from '../item-at.ts'
import { FORMS } from '../vocabulary.ts'
import { type AskedForm, askedCounts, askedFormsOf, formKey, formToday, nextForm } from './asked-forms.ts'

const asked = (...keys: string[]): AskedForm[] =>
  [...Map.groupBy(keys, (key) => key)].map(([key, all]) => ({
    slot: itemAt(key.split('.'), 0),
    form: key.split('.')[1] as 'A',
    times: all.length,
  }))

test('a first attempt asks form A of every slot', () => {
  expect(nextForm('q1', FORMS, askedCounts())).toBe('A')
})

test('a retake asks the form seen least often, or the earlier of two equals', () => {
  expect(nextForm('q1', FORMS, askedCounts(asked('q1.A')))).toBe('B')
  expect(nextForm('q1', FORMS, askedCounts(asked('q1.A', 'q1.B')))).toBe('C')
  expect(nextForm('q1', FORMS, askedCounts(asked('q1.A', 'q1.B', 'q1.C')))).toBe('A')
  expect(nextForm('q1', FORMS, askedCounts(asked('q1.A', 'q1.A', 'q1.B', 'q1.C', 'q1.C')))).toBe('B')
})

test('only existing forms are asked, and other slots do not matter', () => {
  expect(nextForm('q1', ['A'], askedCounts(asked('q1.A', 'q1.A')))).toBe('A')
  expect(nextForm('q1', FORMS, askedCounts(asked('q2.A', 'bias1.A')))).toBe('A')
  expect(() => nextForm('q1', [], askedCounts())).toThrow('q1')
})

test('an attempt remembered both by the device and by the server counts once', () => {
  expect(askedCounts(asked('q1.A', 'q1.A'), asked('q1.A', 'q1.B')).get(formKey('q1', 'A'))).toBe(2)
})

test('taking a slot repeatedly shows every form equally often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), (times) => {
      const seen: string[] = []
      for (let turn = 0; turn < times; turn++)
        seen.push(formKey('q1', nextForm('q1', FORMS, askedCounts(asked(...seen)))))
      const counts = FORMS.map((form) => seen.filter((key) => key === formKey('q1', form)).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a form whose letter was swapped is found under its letter of today, and swapping twice changes nothing', () => {
  expect(formToday('bias1', 'A', TRADED_FORMS)).toBe('B')
  expect(formToday('bias1', 'C', TRADED_FORMS)).toBe('C')
  expect(formToday('q1', 'A', TRADED_FORMS)).toBe('A')
  expect(formToday('constructor', 'A', TRADED_FORMS)).toBe('A')
  for (const [slot, forms] of Object.entries(TRADED_FORMS)) {
    for (const form of forms) expect(formToday(slot, formToday(slot, form, TRADED_FORMS), TRADED_FORMS)).toBe(form)
  }
})

test('every form counts under its letter of today, and a question without a form is ignored', () => {
  const questions = [
    { id: 'bias1', form: 'A' },
    { id: 'bias1', form: 'B', scenarioId: 'confirmation-bias-van-lease' },
    { id: 'bias1', form: 'A', scenarioId: 'another' },
    { id: 'q1', form: 'A' },
    { id: 'q1' },
  ] as const
  expect(askedFormsOf(questions, TRADED_FORMS)).toEqual([
    { slot: 'bias1', form: 'B', times: 2 },
    { slot: 'bias1', form: 'A', times: 1 },
    { slot: 'q1', form: 'A', times: 1 },
  ])
})

test('a scenario asked as form A of bias1 before the letters were swapped is form B today', () => {
  const [scenario] = BANK.flatMap(({ scenarios }) => scenarios).filter(({ id }) => id === 'confirmation-bias-van-lease')
  expect(scenario).toMatchObject({ slot: 'bias1', form: 'B' })
})
