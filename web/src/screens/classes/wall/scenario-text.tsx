import { type ReactNode, useEffect, useRef } from 'react'
import styles from './wall.module.css'

/** Sizes from large to small: 34 px, 32 px, and 32 px with the lines closer, at 1280 × 720. */
const SIZES = ['large', 'medium', 'close'] as const

/** The scenario in the largest size that fits its column; if none does, it scrolls, also with the keyboard. */
export function ScenarioText({ children }: { children: ReactNode }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const own = element.current
    if (!own) return
    const isTooLong = () => own.scrollHeight > own.clientHeight
    const chooseSize = () => {
      for (const size of SIZES) {
        own.dataset['size'] = size
        if (!isTooLong()) break
      }
      own.tabIndex = isTooLong() ? 0 : -1
    }
    const observer = new ResizeObserver(chooseSize)
    observer.observe(own)
    // The fonts may arrive after the text.
    void document.fonts.ready.then(chooseSize)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={element} className={styles.say} aria-label="Scenario">
      {children}
    </section>
  )
}
