import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemAt } from '../required.ts'
import { FORMS } from '../vocabulary.ts'
import { type AskedForm, askedCounts, askedFormsOf, formKey, nextForm } from './slots.ts'

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

test('every form is counted by slot, and a question without a form is ignored', () => {
  const questions = [
    { id: 'bias1', form: 'B' },
    { id: 'bias1', form: 'B' },
    { id: 'q1', form: 'B' },
    { id: 'q1' },
  ] as const
  expect(askedFormsOf(questions)).toEqual([
    { slot: 'bias1', form: 'B', times: 2 },
    { slot: 'q1', form: 'B', times: 1 },
  ])
})
