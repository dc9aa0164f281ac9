import { createHash, randomBytes } from 'node:crypto'
import {
  JOIN_CODE_BYTES,
  joinCodeFrom,
  readSeatCode,
  SEAT_CODE_BYTES,
  seatCodeFrom,
} from '@think-twice/core/class/class-codes'
import type { StoredClass } from '../storage/classes/classes.ts'

/** A random id of 128 bits, which is also what a seat’s token is. In an address it ends in a letter or digit. */
export function createId(): string {
  return randomBytes(16).toString('hex')
}

export function createJoinCode(): string {
  return joinCodeFrom(randomBytes(JOIN_CODE_BYTES))
}

/** A new seat code, and its hash in this class, which is all that is kept of it. */
export function createSeatCode(classroom: Pick<StoredClass, 'classId'>): { seatCode: string; codeHash: string } {
  const seatCode = seatCodeFrom(randomBytes(SEAT_CODE_BYTES))
  return { seatCode, codeHash: hashOf(`${classroom.classId} ${seatCode}`) }
}

/** The hash of a seat code as it was typed; null if it cannot be one. */
export function hashOfTypedCode({ classId }: Pick<StoredClass, 'classId'>, typed: string): string | null {
  const seatCode = readSeatCode(typed)
  return seatCode === null ? null : hashOf(`${classId} ${seatCode}`)
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
