import type { KeyboardEvent } from 'react'

/**
 * Handles the keys of a question while focus is inside it. `onKey` gets the key in lower case and returns true if it used
 * it. Keys pressed together with Ctrl, Meta or Alt are the browser's, a text field keeps its own, and Enter on a control
 * presses it.
 */
export function questionKeys(onKey: (key: string) => boolean) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isWithin(event.target, 'textarea')) return
    if (event.key === 'Enter' && isWithin(event.target, 'button, a, summary')) return
    if (onKey(event.key.toLowerCase())) event.preventDefault()
  }
}

function isWithin(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
