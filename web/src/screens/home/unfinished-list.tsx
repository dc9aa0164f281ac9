import { placeLine } from '@think-twice/core/next-step/unfinished'
import { Link } from 'wouter'
import { addressOfUnfinished, type UnfinishedWork } from '../../parts/next-step/unfinished.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './unfinished-list.module.css'

/** Quizzes and rounds left unfinished, to go on with or to discard. */
export function UnfinishedList({ work: { unfinished, onDiscard } }: { work: UnfinishedWork }) {
  if (unfinished.length === 0) return null
  return (
    <section className={styles.unfinished} aria-labelledby="unfinished">
      <DoubleRule />
      <h2 id="unfinished">Continue where you left off</h2>
      <ul>
        {unfinished.map((one) => (
          <li key={one.id}>
            <div>
              <h3>{one.title}</h3>
              <p className={typography.small}>
                {placeLine(one)}, {one.answered} answered
              </p>
            </div>
            <Link className={buttons.small} href={addressOfUnfinished(one)} aria-label={`Continue ${one.title}`}>
              Continue
            </Link>
            <button
              type="button"
              className={classNames(buttons.small, buttons.plain)}
              aria-label={`Discard ${one.title}`}
              onClick={() => onDiscard(one.id)}
            >
              Discard
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
