import { createSource } from './store.ts'

/**
 * False for the render that takes over a prerendered page: it has to draw what was drawn at build time, when nothing was
 * known of device and day. True from then on, and from the start on a page that was not prerendered.
 */
export const useIsTakenOver = createSource<boolean>(() => true, { printed: () => false }).use

/** Was the page in #root printed for this very address and for whoever looks at it? The page's first script has found out. */
export function isPrinted(): boolean {
  const { dataset } = document.documentElement
  return 'for' in dataset && !('elsewhere' in dataset)
}

/** Shows the page, which stayed hidden if it was printed for another address or person, now that React has drawn it. */
export function showPage(): void {
  delete document.documentElement.dataset['elsewhere']
}

/** Shows what the device keeps, now that the page no longer stands as it was printed. */
export function showKept(): void {
  delete document.documentElement.dataset['kept']
  delete document.documentElement.dataset['for']
}

/** Has the page drawn anew, because what was printed cannot be taken over. */
export function replacePage(): void {
  document.documentElement.dataset['frame'] = ''
}

/** Was only the frame of a page printed, to be replaced by the page itself? */
export function isFrame(): boolean {
  return 'frame' in document.documentElement.dataset
}
