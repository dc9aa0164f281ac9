import { useLayoutEffect, useRef } from 'react'

/** Was the latest change of address a step forward? The router tells of each under this name. */
let wasPushed = false
globalThis.addEventListener?.('pushState', () => {
  wasPushed = true
})
globalThis.addEventListener?.('popstate', () => {
  wasPushed = false
})

/**
 * A screen that is gone to opens at its top, unless the address names a part of it. One that is come back to opens where
 * the browser has it.
 */
export function useTopOfScreen(screen: string): void {
  const before = useRef(screen)
  useLayoutEffect(() => {
    if (screen === before.current) return
    before.current = screen
    if (wasPushed && location.hash === '') scrollTo(0, 0)
  }, [screen])
}
