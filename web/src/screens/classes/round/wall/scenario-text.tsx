import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './wall.module.css'

/** Sizes from large to small: 34 px, 32 px, and 32 px with the lines closer, at 1280 × 720. */
const SIZES = ['large', 'medium', 'close'] as const

/** The scenario in the first size in which the wall fits its screen. */
export function ScenarioText({ children }: { children: ReactNode }) {
  const element = useRef<HTMLElement>(null)
  const [size, setSize] = useState(0)
  useLayoutEffect(() => {
    const chooseSize = () => {
      const own = element.current
      if (!own) return
      for (const [index, name] of SIZES.entries()) {
        own.dataset['size'] = name
        if (document.documentElement.scrollHeight <= innerHeight || index === SIZES.length - 1) {
          setSize(index)
          return
        }
      }
    }
    chooseSize()
    addEventListener('resize', chooseSize)
    // Its own fonts may come later than the text.
    void document.fonts.ready.then(chooseSize)
    return () => removeEventListener('resize', chooseSize)
  }, [])
  return (
    <section ref={element} className={styles.say} data-size={SIZES[size]} aria-label="Scenario">
      {children}
    </section>
  )
}
