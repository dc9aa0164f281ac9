import { useEffect, useRef } from 'react'

/** If the focused entry leaves the list, focus goes to the line above it instead of nowhere. */
export function useFocusFallback(length: number) {
  const hadFocus = useRef(false)
  const fallback = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that changed can have lost the focus.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      hadFocus.current = false
      fallback.current?.focus()
    }
  }, [length])
  const list = {
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: () => {
      hadFocus.current = false
    },
  }
  return { list, fallback }
}
