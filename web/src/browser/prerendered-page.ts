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

/** From here on the page is React's: whatever was hidden because it was not this page's shows. */
export function showPage(): void {
  delete document.documentElement.dataset['elsewhere']
}

/** What the device keeps stands on the page as well, and nothing of it is as it was printed any more. */
export function showKept(): void {
  delete document.documentElement.dataset['kept']
  delete document.documentElement.dataset['for']
}

/** What was printed cannot be taken over, so the page itself replaces it. */
export function replacePage(): void {
  document.documentElement.dataset['frame'] = ''
}

/** Is it only the frame of a page, to be replaced by the page itself? */
export function isFrame(): boolean {
  return 'frame' in document.documentElement.dataset
}
