import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import type { Sureness } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { usePrefetchCatalog } from '../../../data/content.ts'
import { AskedQuestion } from '../../../parts/question/asked-question.tsx'
import { KeyHint } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import { SurenessButtons } from '../../../parts/question/sureness-buttons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { NamesExplained } from '../question/names-explained.tsx'
import styles from './ask-question.module.css'

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
  // The names may be explained here and in the verdict, which should not grow while it is being read.
  usePrefetchCatalog()
  const end = useRef<HTMLSpanElement>(null)
  const isReady = chosen !== null
  useEffect(() => {
    // On a phone long options reach below the screen, and so does the way on.
    if (isReady) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady])
  return (
    <AskedQuestion
      className={layout.appear}
      question={question}
      chosen={chosen}
      onChoose={onChoose}
      isFinal={!asksSureness}
    >
      <NamesExplained meanings={question.meanings} />
      {asksSureness && (
        <SurenessButtons
          className={classNames(styles.sureness, question.kind !== 'decide' && styles.sticky)}
          question={question}
          isReady={isReady}
          onSay={onSure}
        />
      )}
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
    </AskedQuestion>
  )
}
