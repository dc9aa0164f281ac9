import { useLayoutEffect } from 'react'
import { looksLike } from '../browser/looks-like.ts'

/** What last had the focus in the frame of a page: navigation, rail or footer, or the main part as a whole. */
let last: { element: HTMLElement; place: number; address: string } | null = null

function noticeFocus(): void {
  const element = document.activeElement
  last =
    element instanceof HTMLElement && isInFrame(element)
      ? { element, place: alike(element).indexOf(element), address: addressNow() }
      : null
}

globalThis.document?.addEventListener('focusin', noticeFocus)
// The focus may be in a printed page before this code has arrived.
if (globalThis.document) noticeFocus()

/**
 * Gives the focus back when a page is drawn anew at the same address, from the printed frame to the app's or from
 * waiting to the screen: to the element that is where the focused one was, with the same address and words.
 */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    // Whoever has gone elsewhere, on the page or to another page, stays there.
    if (last === null || last.element.isConnected || last.address !== addressNow()) return
    if (document.activeElement === document.body) alike(last.element)[last.place]?.focus({ preventScroll: true })
  }, [])
}

function addressNow(): string {
  return location.pathname + location.search
}

function isInFrame(element: Element): boolean {
  return element !== document.body && !element.parentElement?.closest('main')
}

/** All elements of the frame that a person takes for the same as this one, in their order. */
function alike(element: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(element.tagName)]
  // The main part is the same whatever is in it.
  return all.filter((each) => isInFrame(each) && (each.tagName === 'MAIN' || looksLike(each, element)))
}
