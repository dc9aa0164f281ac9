import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './fold.module.css'
import { Icon } from './icon.tsx'

/** A line that opens to show more. Its content is in the page, so the browser's own search finds and opens it. */
export function Fold({
  summary,
  className,
  summaryClassName,
  isOpen = false,
  children,
}: {
  summary: ReactNode
  className?: string | undefined
  summaryClassName?: string | undefined
  /** Does it start open? */
  isOpen?: boolean | undefined
  children: ReactNode
}) {
  return (
    <details className={className} open={isOpen}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  )
}

/** A fold as a whole line, with a plus at its end and a hairline below. */
export function LineFold({
  summary,
  className,
  isOpen,
  children,
}: {
  summary: ReactNode
  className?: string | undefined
  isOpen?: boolean | undefined
  children: ReactNode
}) {
  const line = (
    <>
      {summary}
      <Icon name="plus" />
    </>
  )
  return (
    <Fold className={classNames(styles.line, className)} summary={line} isOpen={isOpen}>
      {children}
    </Fold>
  )
}

/** A quieter fold: a small line with a plus. */
export function PlusFold({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  const summary = (
    <>
      <span>{label}</span>
      <Icon name="plus" />
    </>
  )
  return (
    <Fold className={classNames(styles.fold, className)} summary={summary}>
      {children}
    </Fold>
  )
}

/** A fold whose costly content is drawn only when it is first opened. */
export function LateFold({
  summary,
  className,
  children,
}: {
  summary: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  )
}
