import { type RefObject, useEffect, useRef } from 'react'

/** For what a step begins with: takes the focus when it appears, so that it is read out, at the top of the page. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return element
}
