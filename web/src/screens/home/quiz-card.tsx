import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { useId } from 'react'
import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import { Cells } from '../../parts/cells.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './quiz-card.module.css'

/** A card that starts a quiz, with a cell for each of its questions. */
export function QuizCard({ mode, name, set, line }: { mode: QuizMode; name: string; set: string; line: string }) {
  const id = useId()
  const types = slotsOf(mode).map((slot) => (slot.startsWith('bias') ? 'bias' : 'fallacy'))
  return (
    <article className={styles.card}>
      <div className={styles.questions}>
        <Cells types={types} />
      </div>
      <h3>
        <Link className={styles.link} href={startAddress(mode)} aria-describedby={id}>
          {name}
        </Link>
      </h3>
      <p className={styles.set} id={id}>
        {set}
      </p>
      <p className={styles.line}>{line}</p>
      <span className={styles.start} aria-hidden="true">
        Start <Icon name="arrowRight" />
      </span>
    </article>
  )
}
