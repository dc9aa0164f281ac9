import { expect, test } from 'vitest'
import { BIASES, FALLACIES } from '../vocabulary.ts'
import { ALL_SLOTS, blockOfSlot, conceptOfSlot, slotRange } from './slots.ts'

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
