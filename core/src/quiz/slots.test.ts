import fc from 'fast-check'
import { expect, test } from 'vitest'
import { required } from '../required.ts'
import { BIASES, FALLACIES, FORMS } from '../vocabulary.ts'
import {
  ALL_SLOTS,
  type AskedForm,
  askedCounts,
  askedFormsOf,
  blockOfSlot,
  conceptOfSlot,
  formKey,
  nextForm,
  slotRange,
} from './slots.ts'

test('a range of slots includes both of its ends', () => {
  expect(slotRange('q', 11, 13)).toEqual(['q11', 'q12', 'q13'])
  expect(ALL_SLOTS).toHaveLength(72)
})

test.each([
  ['q1', 'q1-12'],
  ['q12', 'q1-12'],
  ['fallacy7', 'fallacy1-12'],
  ['bias13', 'bias13-24'],
  ['bias24', 'bias13-24'],
])('the slot %s is published in the block %s', (slot, block) => {
  expect(blockOfSlot(slot)).toBe(block)
})

test('a series of slots asks about its concepts in their order, and q asks about the fallacies', () => {
  expect([conceptOfSlot('bias1'), conceptOfSlot('bias24')]).toEqual([BIASES[0], BIASES[23]])
  expect([conceptOfSlot('fallacy1'), conceptOfSlot('q24')]).toEqual([FALLACIES[0], FALLACIES[23]])
})

test.each(['', 'q', 'q0', 'q25', 'q99', 'q1x', 'xq1', 'q111', 'q1 ', 'Q1', 'anchoring1'])(
  'the text “%s” is not a slot',
  (slot) => {
    expect(() => conceptOfSlot(slot)).toThrow(new RangeError(`Unknown slot “${slot}”`))
    expect(() => blockOfSlot(slot)).toThrow(RangeError)
  },
)

const asked = (...keys: string[]): AskedForm[] =>
  [...Map.groupBy(keys, (key) => key)].map(([key, all]) => {
    const [slot = '', form] = key.split('.')
    return {
      slot,
      form: required(
        FORMS.find((each) => each === form),
        'a form',
      ),
      times: all.length,
    }
  })

test('an attempt asks the form seen least often, or the earlier of two equals', () => {
  expect(nextForm('q1', FORMS, askedCounts())).toBe('A')
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
