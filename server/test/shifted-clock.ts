/**
 * Loaded before a server (`node --import`): shifts its calendar clock by the milliseconds in a file, which is read
 * again on SIGUSR2. Timers are not affected, just as when a real clock is set.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { required } from '@think-twice/core/required'

const file = required(process.env['CLOCK_SHIFT'], 'CLOCK_SHIFT')
const RealDate = Date
let shift = 0

function readShift(): void {
  shift = Number(readFileSync(file, 'utf8'))
  writeFileSync(`${file}.read`, String(shift))
}

class ShiftedDate extends RealDate {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    if (given.length === 0) super(RealDate.now() + shift)
    // The compiler checks the forms of a constructor one by one.
    else super(...(given as ConstructorParameters<typeof Date>))
  }

  static override now(): number {
    return RealDate.now() + shift
  }
}

// A class cannot be called without `new`; no code here calls `Date` that way.
globalThis.Date = ShiftedDate as DateConstructor
readShift()
process.on('SIGUSR2', readShift)
