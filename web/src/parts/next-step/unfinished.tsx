import { relativeTimeText } from '@think-twice/core/activity/days'
import { placeLine, type Unfinished } from '@think-twice/core/next-step/unfinished'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { Link } from 'wouter'
import { findAttempt } from '../../browser/attempts.ts'
import buttons from '../../ui/button.module.css'
import { ProgressTicks } from '../question/progress-ticks.tsx'
import styles from './unfinished.module.css'
import { addressOfUnfinished, DiscardButton } from './unfinished-work.tsx'

type UnfinishedRowsProps = { open: readonly Unfinished[]; now: number; onDiscard: (id: string) => void }

/** Other unfinished work, to go on with or to discard. */
export function UnfinishedRows({ open, now, onDiscard }: UnfinishedRowsProps) {
  return open.map((unfinished) => {
    const { id, title, leftAt } = unfinished
    return (
      <div key={id} className={styles.open}>
        <div>
          <h3>{`${title}, in progress`}</h3>
          <p>{`${placeLine(unfinished)}, left ${relativeTimeText(leftAt, now).toLowerCase()}`}</p>
          <UnfinishedTicks unfinished={unfinished} />
        </div>
        <div className={styles.buttons}>
          <DiscardButton unfinished={unfinished} onDiscard={onDiscard} />
          <Link className={buttons.small} href={addressOfUnfinished(unfinished)} aria-label={`Resume ${title}`}>
            Resume
          </Link>
        </div>
      </div>
    )
  })
}

/** The progress of a quiz or a round, one tick for each question. */
export function UnfinishedTicks({ unfinished }: { unfinished: Unfinished }) {
  const ticks = unfinished.kind === 'attempt' ? ticksOfAttempt(unfinished) : ticksOfRound(unfinished)
  if (ticks === null) return null
  return (
    <div className={styles.ticks}>
      <ProgressTicks {...ticks} label={`Progress of ${unfinished.title}`} />
    </div>
  )
}

function ticksOfAttempt({ id }: Unfinished) {
  const attempt = findAttempt(id)
  if (attempt?.state !== 'in progress') return null
  const { questions, userAnswers, position } = attempt
  return { questions, userAnswers, position }
}

/** A round is answered in order, so its position says it all. */
function ticksOfRound({ id, answered, of }: Unfinished) {
  const places = Array.from({ length: of }, (_, place) => place)
  return {
    questions: places.map((place) => ({ id: `${id} ${place}` })),
    userAnswers: places.map((place) => (place < answered ? 0 : UNANSWERED)),
    position: answered,
  }
}
