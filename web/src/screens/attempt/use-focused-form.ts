import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from '../../browser/after-paint.ts'

/**
 * A form that takes focus when it appears and at each further question, by its position, so that its keys work and the
 * question is read out. A further question is shown from the top of the page.
 */
export function useFocusedForm(position: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shownPosition = useRef(position)
  useEffect(() => {
    const isFirst = shownPosition.current === position
    shownPosition.current = position
    if (!isFirst) scrollTo(0, 0)
    const before = document.activeElement
    if (!form.current?.contains(before)) {
      form.current?.focus({ preventScroll: true })
      return
    }
    // Focus stays wherever a learner put it before the code arrived.
    if (isFirst) return
    let isShown = true
    // Focusing before the paint would lay the page out twice; a learner who has since moved the focus keeps it there.
    afterPaint(() => {
      const now = document.activeElement
      if (!isShown || (now !== before && now !== document.body)) return
      // A form that already has focus is read out only when focus returns to it.
      if (now === form.current) form.current?.blur()
      form.current?.focus({ preventScroll: true })
    })
    return () => {
      isShown = false
    }
  }, [position])
  return form
}
