import {
  canMoveForward,
  choose,
  currentAnswer,
  currentQuestion,
  currentSureness,
  isLastQuestion,
  moveBack,
  moveForward,
  type RunningAttempt,
  setSureness,
} from '@think-twice/core/quiz/quiz-attempt'
import { difficultyBadge, UNANSWERED } from '@think-twice/core/quiz/score'
import { type RefObject, useEffect, useRef } from 'react'
import { timeNow } from '../../browser/clock.ts'
import { useSettings } from '../../browser/settings.ts'
import { afterPaint } from '../../browser/when-idle.ts'
import { DifficultyLevel } from '../../parts/level.tsx'
import { AskedQuestion } from '../../parts/question/asked-question.tsx'
import { KeysToChoose, optionOfKey } from '../../parts/question/options.tsx'
import layout from '../../parts/question/question.module.css'
import { questionKeys } from '../../parts/question/question-keys.ts'
import { SurenessButtons } from '../../parts/question/sureness-buttons.tsx'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import styles from './attempt.module.css'
import type { Step } from './use-running-attempt.ts'

type QuestionProps = { attempt: RunningAttempt; take: (step: Step) => void }

/**
 * The question being asked. The next one is written into the same form, because rebuilding it takes twice as long.
 */
export function QuestionForm({ attempt, take }: QuestionProps) {
  const form = useFocusedForm(attempt.position)
  const question = currentQuestion(attempt)
  const answer = currentAnswer(attempt)
  const asksSureness = useSettings().sureness.quiz
  const onMoveOn = () => take((running) => moveForward(running, timeNow()))
  const onChoose = (option: number) => take((running) => choose(running, option))
  const onKey = (key: string) => {
    const option = optionOfKey(key)
    if (option !== null) {
      onChoose(option)
      form.current?.querySelectorAll('input')[option]?.focus()
    } else if (key !== 'enter') return false
    else if (canMoveForward(attempt)) onMoveOn()
    return true
  }

  return (
    <form
      className={styles.form}
      ref={form}
      id="question"
      tabIndex={-1}
      data-turn={attempt.position % 2 === 0 ? 'even' : 'odd'}
      aria-labelledby="question-number scenario"
      onKeyDown={questionKeys(onKey)}
      onSubmit={(event) => {
        event.preventDefault()
        onMoveOn()
      }}
    >
      <AskedQuestion
        question={question}
        chosen={answer === UNANSWERED ? null : answer}
        onChoose={onChoose}
        above={
          <div className={styles.difficulty}>
            <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
          </div>
        }
      >
        {asksSureness && (
          <SurenessButtons
            question={question}
            isReady={canMoveForward(attempt)}
            said={currentSureness(attempt)}
            onSay={(sureness) => take((running) => setSureness(running, sureness))}
          />
        )}
        <QuestionNavigation attempt={attempt} take={take} />
        <KeysToChoose />
      </AskedQuestion>
    </form>
  )
}

/** The buttons that lead to the previous question and to the next. */
function QuestionNavigation({ attempt, take }: QuestionProps) {
  return (
    <div className={classNames(layout.bar, styles.buttons)}>
      <Row between gap={3}>
        <button
          type="button"
          className={buttons.button}
          disabled={attempt.position === 0}
          onClick={() => take(moveBack)}
        >
          <Icon name="arrowLeft" /> Previous
        </button>
        <button type="submit" className={buttons.primary} disabled={!canMoveForward(attempt)}>
          <span>{isLastQuestion(attempt) ? 'Finish' : 'Next'}</span> <Icon name="arrowRight" />
        </button>
      </Row>
    </div>
  )
}

/**
 * A form that takes focus when it appears and at each further question, by its position, so that its keys work and the
 * question is read out. A further question is shown from the top of the page.
 */
export function useFocusedForm(position: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shownPosition = useRef(position)
  useEffect(() => {
    const isFirst = shownPosition.current === position
    shownPosition.current = position
    if (!isFirst) scrollTo(0, 0)
    const before = document.activeElement
    if (!form.current?.contains(before)) {
      form.current?.focus({ preventScroll: true })
      return
    }
    // Focus stays wherever a learner put it before the code arrived.
    if (isFirst) return
    let isShown = true
    // Focusing before the paint would lay the page out twice; a learner who has since moved the focus keeps it there.
    afterPaint(() => {
      const now = document.activeElement
      if (!isShown || (now !== before && now !== document.body)) return
      // A form that already has focus is read out only when focus returns to it.
      if (now === form.current) form.current?.blur()
      form.current?.focus({ preventScroll: true })
    })
    return () => {
      isShown = false
    }
  }, [position])
  return form
}
