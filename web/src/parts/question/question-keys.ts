import type { KeyboardEvent } from 'react'
import { DOUBLE_PRESS_MS } from '../../browser/presses.ts'

const TEXT_FIELD = 'textarea, select, input:not([type="radio"]), [contenteditable]'

/** With one of these a key is the browser's. */
const MODIFIERS = ['Control', 'Meta', 'Alt', 'AltGraph'] as const

/** The latest key that was pressed in a step. */
let latest: { key: string; step: EventTarget; at: number } | null = null

/**
 * Handles the keys of a step while focus is inside it. `onKey` gets a letter or digit, or else the key's name, in lower
 * case and returns true if it used it. A text field keeps its own keys, and Enter on a control presses it. One press
 * answers one step: neither a key that is held down nor a second Enter goes on to the next.
 */
export function questionKeys(onKey: (key: string) => boolean) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isWithin(event.target, TEXT_FIELD)) return
    if (event.repeat || isSecondEnter(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (MODIFIERS.some((key) => event.getModifierState(key))) return
    if (event.key === 'Enter' && isWithin(event.target, 'button, a, summary')) return
    if (onKey(shortcutOf(event))) event.preventDefault()
  }
}

/** Is this the Enter that led here, once more? */
function isSecondEnter({ key, currentTarget: step, timeStamp: at }: KeyboardEvent): boolean {
  const before = latest
  latest = { key, step, at }
  return key === 'Enter' && before?.key === key && before.step !== step && at - before.at < DOUBLE_PRESS_MS
}

/**
 * The letter or digit that a key writes, or else the one that it has on a QWERTY keyboard: on other layouts digits take
 * Shift, and letters are Greek or Persian.
 */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const written = key.toLowerCase()
  const isName = key.length > 1 && key !== 'Dead'
  if (isName || /^[a-z\d]$/.test(written)) return written
  return /^(?:Digit|Key)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? written
}

function isWithin(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
