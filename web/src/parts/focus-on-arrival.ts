import { type RefObject, useEffect, useRef } from 'react'

/** For the first element of a step: gives it the focus, so that it is read out, and scrolls to the top of the page. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return element
}
