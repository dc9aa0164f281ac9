import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { type KeyboardEventHandler, useEffect, useRef } from 'react'
import { KeysToChoose } from '../../../parts/question/options.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import typography from '../../../ui/text.module.css'
import { AnswerOptions } from '../question/answer-options.tsx'
import { StepIndicator } from './step-indicator.tsx'
import styles from './today-screen.module.css'

type NameFlawProps = {
  question: PracticeQuestion
  chosen: number | null
  /** The choice names a flaw, so the next step is to mark a sentence. */
  namesFlaw: boolean
  onChoose: (option: number) => void
  onGoOn: () => void
  onKeyDown: KeyboardEventHandler<HTMLFormElement>
}

/** The first look: what is wrong, if anything. The choice may change until the learner moves on. */
export function NameFlaw({ question, chosen, namesFlaw, onChoose, onGoOn, onKeyDown }: NameFlawProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className={typography.small}>
        One argument a day, the same for everyone. Name the flaw if there is one, then mark where it sits. One try, and
        no account needed.
      </p>
      <form
        className={styles.columns}
        ref={form}
        tabIndex={-1}
        aria-labelledby="scenario"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          onGoOn()
        }}
      >
        <p className={styles.scenario} id="scenario">
          {question.scenario}
        </p>
        <div>
          <StepIndicator isMarking={false} />
          <AnswerOptions question={question} chosen={chosen} onChoose={onChoose} />
          <div className={styles.acts}>
            <button type="submit" className={buttons.primary} disabled={chosen === null}>
              {chosen === null || namesFlaw ? 'Next: mark the sentence' : 'That’s my answer'} <Icon name="arrowRight" />
            </button>
          </div>
          <KeysToChoose />
        </div>
      </form>
    </>
  )
}
