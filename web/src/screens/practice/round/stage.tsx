import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import pages from '../../../frame/page.module.css'
import { classNames } from '../../../ui/class-names.ts'
import styles from './stage.module.css'

type StageProps = {
  /** Ids of the elements that label the step; if given, the step itself takes focus. */
  label?: string
  /** Gets the key in lower case; returns true if it used it. */
  onKey?: (key: string) => boolean
  foot?: ReactNode
  children: ReactNode
}

/** Where the keys of a step work: while focus is inside it, and not for keys that a button handles. */
export function Stage({ label, onKey, foot, children }: StageProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (label === undefined) return
    section.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [label])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isPressing = event.key === 'Enter' && isControl(event.target)
    if (!isPressing && onKey?.(event.key.toLowerCase())) event.preventDefault()
  }
  return (
    <section
      className={styles.step}
      id="question"
      ref={section}
      tabIndex={-1}
      aria-labelledby={label ?? 'question-number'}
      onKeyDown={onKeyDown}
    >
      <div className={classNames(pages.width, styles.body)}>{children}</div>
      {foot}
    </section>
  )
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null
}
