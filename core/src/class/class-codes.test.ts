import { expect, test } from 'vitest'
import {
  CODE_ALPHABET,
  JOIN_CODE_BYTES,
  joinCodeFrom,
  readJoinCode,
  readSeatCode,
  SEAT_CODE_BYTES,
  seatCodeFrom,
  spacedCode,
} from './class-codes.ts'

test('a code has no vowels, no look-alikes, and no character twice in its alphabet', () => {
  expect(CODE_ALPHABET).not.toMatch(/[AEIOU01LSBZ]/)
  expect(new Set(CODE_ALPHABET).size).toBe(25)
})

test('random bytes become a join code of 6 characters and a seat code of 12', () => {
  expect(joinCodeFrom([0, 0, 0, 1, 0, 24, 0, 25, 1, 0, 255, 255])).toBe('23Y28F')
  expect(seatCodeFrom(Array(SEAT_CODE_BYTES).fill(0))).toBe('222222222222')
  expect(() => joinCodeFrom(Array(JOIN_CODE_BYTES - 1).fill(0))).toThrow(RangeError)
})

test('all characters of a code are about equally likely', () => {
  const times = new Map<string, number>()
  for (let number = 0; number < 65_536; number++) {
    const first = joinCodeFrom([number >> 8, number & 255, ...Array(10).fill(0)]).charAt(0)
    times.set(first, (times.get(first) ?? 0) + 1)
  }
  expect(times.size).toBe(25)
  expect(Math.max(...times.values()) - Math.min(...times.values())).toBe(1)
})

test.each([' h7k 4rw\n', 'h7k-4rw', 'H7K–4RW.', '\u200BH7K\u00A04RW\uFEFF', 'Ｈ７Ｋ ４ＲＷ', 'Н7К 4RW'])(
  'a join code is read from %j, as it stands on the wall or comes out of a chat',
  (typed) => {
    expect(readJoinCode(typed)).toBe('H7K4RW')
  },
)

test('a seat code is read in any grouping, with the digits for which letters were taken', () => {
  expect(readSeatCode('k9jy-njvw-3y76')).toBe('K9JYNJVW3Y76')
  expect(readSeatCode('(K9JY·NJVW·3Y76)')).toBe('K9JYNJVW3Y76')
  expect(readSeatCode('5282 8528 VVVV')).toBe(readSeatCode('SZBZ BSZB UUUU'))
})

test.each(['', 'H7K4R', 'H7K4RWW', 'H7K4RO', 'H7K4R1', 'H7K4RÄ'])('“%s” is no join code', (typed) => {
  expect(readJoinCode(typed)).toBeNull()
})

test('a join code does not pass for a seat code, or the other way around', () => {
  expect(readSeatCode('H7K4RW')).toBeNull()
  expect(readJoinCode('K9JYNJVW3Y76')).toBeNull()
})

test('a code is shown in groups of three or four, and what is shown can be read again', () => {
  expect(spacedCode('H7K4RW')).toBe('H7K 4RW')
  expect(spacedCode('K9JYNJVW3Y76')).toBe('K9JY NJVW 3Y76')
  expect(readSeatCode(spacedCode('K9JYNJVW3Y76'))).toBe('K9JYNJVW3Y76')
})
