import { SURENESS_NAMES } from '@think-twice/core/learning/sureness-words'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import type { RoundAnswer } from '@think-twice/core/practice/round'
import { useEffect, useRef } from 'react'
import layout from '../../../parts/question/question.module.css'
import buttons from '../../../ui/button.module.css'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { SentenceList } from '../question/sentence-list.tsx'
import styles from './ask-sentence.module.css'

type AskSentenceProps = {
  question: PracticeQuestion
  answer: RoundAnswer
  onTap: (sentence: number | null) => void
}

/** "Where does it break?" The paragraph splits into its sentences, and one tap moves on. */
export function AskSentence({ question, answer: { option, sureness }, onTap }: AskSentenceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <div className={styles.where}>
      <div className={styles.ask}>
        <p className={typography.small}>
          You picked {question.options[option]}
          {sureness !== null && ` (${SURENESS_NAMES[sureness].toLowerCase()})`}.
        </p>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          Where does it break?
        </h2>
        <p className={styles.lead}>Tap the sentence that carries the flaw. This won’t change your score.</p>
      </div>
      <div className={styles.sentences}>
        <DoubleRule className={layout.rule} />
        <SentenceList scenario={question.scenario} onTap={onTap} />
      </div>
      <div className={styles.skip}>
        <button type="button" className={buttons.small} onClick={() => onTap(null)}>
          Skip this
        </button>
      </div>
    </div>
  )
}
