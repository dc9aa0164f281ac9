import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import type { Sureness } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { KeyHint } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import { DoubleRule } from '../../../ui/section.tsx'
import { AnswerOptions } from '../question/answer-options.tsx'
import styles from './ask-question.module.css'
import { SurenessButtons } from './sureness-buttons.tsx'

type AskQuestionProps = {
  question: PracticeQuestion
  chosen: number | null
  asksSureness: boolean
  onChoose: (option: number) => void
  onSure: (sureness: Sureness) => void
}

/**
 * The scenario, its options, and how sure the learner is, which is also the way on. Everything fits on a phone's
 * screen. How hard it is shows beside the verdict: most sound scenarios are hard ones, so before the answer it would
 * give them away.
 */
export function AskQuestion({ question, chosen, asksSureness, onChoose, onSure }: AskQuestionProps) {
  const end = useRef<HTMLSpanElement>(null)
  const isReady = chosen !== null
  useEffect(() => {
    // On a phone long options reach below the screen, and so does the way on.
    if (isReady) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady])
  return (
    <div className={styles.ask}>
      <div>
        <DoubleRule className={layout.rule} />
        <p className={styles.scenario} id="scenario">
          {question.scenario}
        </p>
      </div>
      <div className={styles.do}>
        <AnswerOptions question={question} chosen={chosen} onChoose={onChoose} isFinal={!asksSureness} />
        {asksSureness && <SurenessButtons question={question} isReady={isReady} onSure={onSure} />}
        <span className={styles.end} ref={end} />
        <KeyHint>
          Press <kbd>A</kbd> to <kbd>D</kbd>{' '}
          {asksSureness ? (
            <>
              to choose, then <kbd>1</kbd> to <kbd>3</kbd> for how sure you are.
            </>
          ) : (
            <>
              or <kbd>1</kbd> to <kbd>4</kbd> to choose.
            </>
          )}
        </KeyHint>
      </div>
    </div>
  )
}
