import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { useEffect, useRef } from 'react'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import typography from '../../../ui/text.module.css'
import { SentenceList } from '../question/sentence-list.tsx'
import { StepIndicator } from './step-indicator.tsx'
import styles from './today-screen.module.css'

type MarkSentenceProps = {
  question: PracticeQuestion
  option: number
  onBack: () => void
  onTap: (sentence: number) => void
}

/** The second look: the sentence that carries the flaw. The tap is the answer. */
export function MarkSentence({ question, option, onBack, onTap }: MarkSentenceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <div className={styles.columns}>
      <div className={styles.asked}>
        <StepIndicator isMarking />
        <p className={typography.small}>You picked {question.options[option]}.</p>
        <h2 className={styles.where} ref={heading} tabIndex={-1}>
          Where does it break?
        </h2>
        <p className={typography.small}>Tap the sentence that carries the flaw. After that, your answer is final.</p>
        <div className={styles.acts}>
          <button type="button" className={classNames(buttons.small, buttons.plain, styles.back)} onClick={onBack}>
            <Icon name="arrowLeft" /> Change my answer
          </button>
        </div>
      </div>
      <SentenceList scenario={question.scenario} onTap={onTap} />
    </div>
  )
}
