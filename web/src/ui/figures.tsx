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
  number?: ReactNode
  /** A class that colors the number. */
  tone?: string | undefined
  line?: string | undefined
  /** Gray blocks in place of the number and the line. */
  isPending?: boolean
  /** Something to press, or more words, below the line. */
  children?: ReactNode
}

/** One number of the strip, and a line that says more about it. */
export function Figure({ title, level: Heading, number, tone, line, isPending = false, children }: FigureProps) {
  return (
    <div aria-busy={isPending || undefined}>
      <Heading className={styles.title}>{title}</Heading>
      <b className={classNames(styles.number, tone)}>
        {isPending ? <Skeleton className={styles.waitingNumber} /> : number}
      </b>
      {isPending ? (
        <Skeleton className={styles.waitingLine} />
      ) : (
        <Text look="small" top={1}>
          {line}
        </Text>
      )}
      {children}
    </div>
  )
}
