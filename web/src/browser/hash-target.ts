import { useEffect } from 'react'

/** Goes to the part of the page that the address names after its #, as the browser does on a full page load. */
export function useGoToHashTarget(): void {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView()
  }, [])
}
