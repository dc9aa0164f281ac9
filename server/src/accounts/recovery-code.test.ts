import { expect, test } from 'vitest'
import { createRecoveryCode, readRecoveryCode } from './recovery-code.ts'

test('a recovery code is four groups of four letters that are hard to misread, and different every time', () => {
  const codes = Array.from({ length: 500 }, createRecoveryCode)
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4} ){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('').replaceAll(' ', '')).size).toBe(32)
})

test('a recovery code is accepted in any case and spacing, and with O for 0 and l or I for 1', () => {
  expect(readRecoveryCode('k7qm-2xwp 9rtd\t4HVC')).toBe('K7QM2XWP9RTD4HVC')
  expect(readRecoveryCode('oOlI 0011')).toBe('00110011')
})
