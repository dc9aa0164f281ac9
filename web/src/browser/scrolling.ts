import { useEffect, useLayoutEffect, useRef } from 'react'

/** Was the latest change of address a step forward? The router announces each step under this event name. */
let wasPushed = false
globalThis.addEventListener?.('pushState', () => {
  wasPushed = true
})
globalThis.addEventListener?.('popstate', () => {
  wasPushed = false
})

/**
 * Opens a new screen at its top, unless the address names a part of it; a screen reached by going back stays
 * where the browser puts it.
 */
export function useScrollToTop(screen: string): void {
  const before = useRef(screen)
  useLayoutEffect(() => {
    if (screen === before.current) return
    before.current = screen
    if (wasPushed && location.hash === '') scrollTo(0, 0)
  }, [screen])
}

/** Goes to the part of the page that the address names after its #, as the browser does for links that load a page. */
export function useGoToHashTarget(): void {
  useEffect(() => {
    goToHashTarget()
    addEventListener('pushState', goToHashTarget)
    return () => removeEventListener('pushState', goToHashTarget)
  }, [])
}

function goToHashTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView()
}
