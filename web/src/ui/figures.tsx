import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './figures.module.css'
import type { Space } from './layout.tsx'
import { Skeleton } from './loading.tsx'
import { Text } from './text.tsx'

type FiguresProps = { label: string; top: Space; large?: boolean; children: ReactNode }

/** A strip of numbers, each with its title. */
export function Figures({ label, top, large = false, children }: FiguresProps) {
  return (
    <section className={classNames(styles.figures, large && styles.large)} aria-label={label} data-top={top}>
      {children}
    </section>
  )
}

type FigureProps = {
  title: string
  level: 'h2' | 'h3'
  /** Null if it could not be loaded. */
  number: ReactNode
  /** Follows the number, smaller. */
  unit?: string | undefined
  /** A class that colors the number. */
  tone?: string | undefined
  line?: string
  /** Gray blocks in place of the number and the line. */
  isPending?: boolean
  /** Something to press, or more words, below the line. */
  children?: ReactNode
}

/** One number of the strip, and a line that says more about it. */
export function Figure({ title, level: Heading, number, unit, tone, line, isPending = false, children }: FigureProps) {
  if (isPending) {
    return (
      <div aria-busy="true">
        <Heading className={styles.title}>{title}</Heading>
        <Skeleton className={styles.waitingNumber} />
        <Skeleton className={styles.waitingLine} />
      </div>
    )
  }
  return (
    <div>
      <Heading className={styles.title}>{title}</Heading>
      <b className={classNames(styles.number, tone)}>
        <span>{number ?? '–'}</span>
        {unit && number !== null && (
          <>
            {' '}
            <small>{unit}</small>
          </>
        )}
      </b>
      {(number === null || line) && (
        <Text look="small" top={1}>
          {number === null ? 'Couldn’t be loaded' : line}
        </Text>
      )}
      {children}
    </div>
  )
}
