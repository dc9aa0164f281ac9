import type { Sureness } from '@think-twice/core/vocabulary'
import { Ballot, surenessLabel, votedCells } from '../../parts/ballot.tsx'
import { Glyph } from '../../parts/cells.tsx'
import { StepSheet } from '../../parts/next-step/step-sheet.tsx'
import pen from '../../ui/pen.module.css'
import { PenNote } from '../../ui/pen.tsx'
import typography from '../../ui/text.module.css'
import styles from './lesson-example.module.css'

/** A made-up class, and its answers that named the flaw, before and after talking. */
const STUDENTS = 28
const BEFORE = { guess: 1, fairly: 4, sure: 3 } as const
const AFTER = { guess: 2, fairly: 7, sure: 10 } as const

/** One argument of the practice pool, and what a class could have made of it. */
export function LessonExample() {
  return (
    <StepSheet
      kind="One argument"
      detail={`in a made-up class of ${STUDENTS}`}
      title={`${sumOf(BEFORE)} right, then ${sumOf(AFTER)}`}
    >
      <p className={styles.quote}>
        One bunk at the weather station, and both want July. “The supply ship, the only way on or off the island,{' '}
        <span className={pen.wave}>comes every Monday</span>. It’s Piet or Odile, and Odile went last year, so it’ll be
        Piet.”
      </p>
      <p className={styles.name}>
        <Glyph type="fallacy" /> Black-or-White
      </p>
      <div className={styles.votes}>
        <Vote title="First vote" votes={BEFORE} />
        <Vote title="After talking" votes={AFTER} />
      </div>
      <div className={styles.why}>
        <PenNote ink="fallacy">If the ship comes every Monday, they can share the month.</PenNote>
      </div>
    </StepSheet>
  )
}

type Votes = Readonly<Record<Sureness, number>>

function sumOf({ guess, fairly, sure }: Votes): number {
  return guess + fairly + sure
}

function Vote({ title, votes }: { title: string; votes: Votes }) {
  const count = sumOf(votes)
  return (
    <div>
      <h3>{title}</h3>
      <Ballot cells={votedCells(count, votes)} label={surenessLabel(votes)} ink="fallacy" />
      <p className={typography.fine}>
        {count} of {STUDENTS} said so, {votes.sure} of them sure
      </p>
    </div>
  )
}
