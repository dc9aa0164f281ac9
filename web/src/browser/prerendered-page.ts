import { useSyncExternalStore } from 'react'

/*
 * A prerendered page describes itself in data attributes of its root element. The build prints:
 *   for        the addresses that the page is for, or `*`
 *   personal   it is for somebody who is signed in
 *   frame      only the bar and a title are printed; code draws the screen
 * The script in index.html runs before the first paint, and adds:
 *   elsewhere  the page is for another address or person; #root stays hidden until the right page is drawn
 *   kept       the device has an attempt, a round or an answer to today's argument, which home will show
 */

/**
 * False while React hydrates a prerendered page: that render has to match what was drawn at build time, when nothing was
 * known about the device or the day. True from then on, and from the start on a page that was not prerendered.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}

/** Does #root hold what this address shows to this person? Then React hydrates it instead of drawing it. */
export function isPrerendered(): boolean {
  const { dataset } = document.documentElement
  return 'for' in dataset && !('elsewhere' in dataset) && !('frame' in dataset)
}

/** Removes what was printed for another address or person, and shows #root, which is about to be drawn. */
export function clearOtherPage(root: HTMLElement): void {
  const { dataset } = document.documentElement
  if (!('elsewhere' in dataset)) return
  root.replaceChildren()
  delete dataset['elsewhere']
}

/** Shows what the device keeps, now that the page is no longer as it was printed. */
export function showKept(): void {
  delete document.documentElement.dataset['kept']
  delete document.documentElement.dataset['for']
}
