import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './fold.module.css'
import { Icon } from './icon.tsx'

/** A line that opens to more. What it holds is in the page, so the browser's own search finds and opens it. */
export function Fold({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <details className={classNames(styles.fold, className)}>
      <summary>
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
