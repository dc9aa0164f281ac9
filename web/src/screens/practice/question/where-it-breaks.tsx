import { SURENESS_WORDS } from '@think-twice/core/learning/calibration'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import type { Sureness } from '@think-twice/core/vocabulary'
import type { ReactNode } from 'react'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import step from '../../../parts/question/argument-step.module.css'
import layout from '../../../parts/question/question.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Columns } from '../../../ui/layout.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './where-it-breaks.module.css'

type WhereItBreaksProps = {
  question: PracticeQuestion
  option: number
  sureness?: Sureness | null
  /** The effect of the tap on the answer. */
  note: string
  onTap: (sentence: number) => void
  /** The way past the question, or back. */
  children: ReactNode
}

/** "Where does it break?" The paragraph splits into its sentences, and one tap moves on. */
export function WhereItBreaks({ question, option, sureness = null, note, onTap, children }: WhereItBreaksProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <Columns gap={5} className={classNames(layout.step, styles.columns)}>
      <div className={styles.asked}>
        <p className={typography.small}>
          You picked {question.options[option]}
          {sureness !== null && ` (${SURENESS_WORDS[sureness]})`}.
        </p>
        <h2 className={layout.stepTitle} ref={heading} tabIndex={-1}>
          Where does it break?
        </h2>
        <p className={styles.lead}>Tap the sentence that carries the flaw. {note}</p>
      </div>
      <div className={styles.marking}>
        <DoubleRule className={layout.rule} />
        <ol className={styles.sentences} aria-label="The sentences">
          {sentencesOf(question.scenario).map(({ text, start }, index) => (
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
      </div>
      <div className={styles.foot}>{children}</div>
    </Columns>
  )
}
