import { expect, test } from 'vitest'
import { shortcutOf } from './question-keys.ts'

test.each([
  ['QWERTY', 'b', 'KeyB', 'b'],
  ['QWERTY with Shift', 'B', 'KeyB', 'b'],
  ['AZERTY, where digits take Shift', '&', 'Digit1', '1'],
  ['AZERTY', 'é', 'Digit2', '2'],
  ['AZERTY, whose A is elsewhere', 'a', 'KeyQ', 'a'],
  ['AZERTY, in the place of QWERTY’s A', 'q', 'KeyA', 'q'],
  ['Persian', '۲', 'Digit2', '2'],
  ['Persian', 'ذ', 'KeyB', 'b'],
  ['Greek', 'Δ', 'KeyD', 'd'],
  ['Russian', 'ф', 'KeyA', 'a'],
  ['Russian, whose а is elsewhere', 'а', 'KeyF', 'f'],
  ['Dvorak, in the place of QWERTY’s D', 'e', 'KeyD', 'e'],
  ['a dead key', 'Dead', 'Digit2', '2'],
  ['a keypad without Num Lock', 'End', 'Numpad1', 'end'],
  ['an unknown key', 'Enter', '', 'enter'],
])('the shortcut of a key on %s: %s at %s is %s', (_, key, code, shortcut) => {
  expect(shortcutOf({ key, code })).toBe(shortcut)
})
