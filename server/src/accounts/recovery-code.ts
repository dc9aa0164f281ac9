import { randomBytes } from 'node:crypto'

/** Crockford's letters: without I, L, O and U, which are misread. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 letters of 5 bits: 80 bits. */
const LENGTH = 16
const GROUP = 4

/** A new code in groups of four, like `K7QM 2XWP 9RTD 4HVC`. */
export function createRecoveryCode(): string {
  // A byte has 256 values and there are 32 letters, so each letter is equally likely.
  const letters = [...randomBytes(LENGTH)].map((byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length))
  return letters.join('').replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$& ')
}

/** The code as it is hashed, however it was typed: in any case, with any gaps, and with letters mistaken for digits. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
