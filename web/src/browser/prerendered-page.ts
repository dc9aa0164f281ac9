import { createSource } from './store.ts'

/*
 * What a prerendered page knows about itself is in data attributes of its root element. The build prints:
 *   for        the addresses that the page is for, or `*`
 *   personal   it is for somebody who is signed in
 *   frame      only its frame is printed; code draws the screen
 *   starts     it asks the first question of an attempt
 * The page's first script (build/first-script.js) runs before anything is painted, and adds:
 *   elsewhere  the page is for another address or person, so it stays hidden until it is drawn again
 *   kept       the device has an attempt, a round or an answer to today's argument, which home will show
 */

/**
 * False for the render that takes over a prerendered page: it has to draw what was drawn at build time, when nothing
 * was known about the device or the day. True from then on, and from the start on a page that was not prerendered.
 */
export const useIsTakenOver = createSource<boolean>(() => true, { printed: () => false }).use

/** Was the page in #root printed for this very address and this person? The page's first script has worked that out. */
export function isPrinted(): boolean {
  const { dataset } = document.documentElement
  return 'for' in dataset && !('elsewhere' in dataset)
}

/**
 * Shows a page that stayed hidden because it was printed for another address or person, now that React has redrawn it.
 */
export function showPage(): void {
  delete document.documentElement.dataset['elsewhere']
}

/** Shows what the device keeps, now that the page is no longer as it was printed. */
export function showKept(): void {
  delete document.documentElement.dataset['kept']
  delete document.documentElement.dataset['for']
}

/** Has the page drawn from scratch, because the printed one cannot be taken over. */
export function replacePage(): void {
  document.documentElement.dataset['frame'] = ''
}

/** Was only the page's frame printed, to be replaced by the page itself? */
export function isFrame(): boolean {
  return 'frame' in document.documentElement.dataset
}
