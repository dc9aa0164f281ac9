import type { QuizMode } from '@think-twice/core/vocabulary'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { startAddress } from '../../../addresses.ts'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import styles from './result-parts.module.css'

export type ResultNumber = {
  title: string
  number: ReactNode
  /** A class that colors the number. */
  tone?: string | undefined
}

/** The numbers that the specification asks for, in one quiet line. */
export function ResultNumbers({ numbers, isWide = false }: { numbers: readonly ResultNumber[]; isWide?: boolean }) {
  return (
    <dl className={classNames(styles.numbers, isWide ? styles.four : styles.three)}>
      {numbers.map(({ title, number, tone }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={tone}>{number}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A retake draws and shuffles again. The only primary button of a result is its advice, so these two are quiet. */
export function ResultButtons({ mode, retake }: { mode: QuizMode; retake: 'Retake Quiz' | 'Retake Assessment' }) {
  return (
    <Row gap={3} top={5} className={styles.buttons}>
      <Link className={buttons.button} href={startAddress(mode)}>
        <Icon name="again" /> {retake}
      </Link>
      <Link className={buttons.button} href="/">
        Back to Home
      </Link>
    </Row>
  )
}
