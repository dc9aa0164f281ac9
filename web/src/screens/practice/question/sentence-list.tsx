import { sentencesOf } from '@think-twice/core/practice/sentences'
import step from '../../../parts/question/argument-step.module.css'
import { classNames } from '../../../ui/class-names.ts'
import typography from '../../../ui/text.module.css'
import styles from './sentence-list.module.css'

/** A scenario split into its sentences. One press marks the one that carries the flaw. */
export function SentenceList({ scenario, onTap }: { scenario: string; onTap: (sentence: number) => void }) {
  return (
    <ol className={styles.sentences} aria-label="The sentences">
      {sentencesOf(scenario).map(({ text, start }, index) => (
        <li key={start}>
          <button type="button" className={classNames(step.step, styles.sentence)} onClick={() => onTap(index)}>
            <b>
              <span className={typography.visuallyHidden}>Sentence </span>
              {index + 1}
            </b>
            <span>
              <span>{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
