import { SURENESS_NAMES, surenessMeaning } from '@think-twice/core/learning/calibration'
import { questionLine } from '@think-twice/core/quiz/questions'
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
import { difficultyBadge } from '@think-twice/core/quiz/score'
import { SURENESS } from '@think-twice/core/vocabulary'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { timeNow } from '../../browser/clock.ts'
import { afterPaint } from '../../browser/later.ts'
import { useSettings } from '../../browser/settings.ts'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { DifficultyLevel } from '../../parts/level.tsx'
import { KeysToChoose, optionLetter, optionOfKey, optionsLayout, RadioOption } from '../../parts/question/options.tsx'
import layout from '../../parts/question/question.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Columns, Row } from '../../ui/layout.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import styles from './question-form.module.css'
import type { Step } from './use-running-attempt.ts'

type QuestionProps = { attempt: RunningAttempt; take: (step: Step) => void }

/**
 * The question being asked. The next one is written into the same form, because rebuilding it takes twice as long.
 */
export function QuestionForm({ attempt, take }: QuestionProps) {
  const form = useFocusedForm(attempt.position)
  const question = currentQuestion(attempt)
  const asksSureness = useSettings().sureness.quiz
  const onMoveOn = () => take((running) => moveForward(running, timeNow()))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = optionOfKey(event.key)
    if (option !== null) {
      event.preventDefault()
      take((running) => choose(running, option))
      form.current?.querySelectorAll('input')[option]?.focus()
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      if (canMoveForward(attempt)) onMoveOn()
    }
  }

  return (
    <Columns
      as="form"
      className={styles.question}
      ref={form}
      id="question"
      tabIndex={-1}
      data-turn={attempt.position % 2 === 0 ? 'even' : 'odd'}
      aria-labelledby="question-number scenario"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onMoveOn()
      }}
    >
      <div>
        <DoubleRule className={layout.rule} />
        <div className={styles.head}>
          <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
        </div>
        <p className={classNames(layout.scenario, styles.scenario)} id="scenario">
          {question.scenario}
        </p>
      </div>
      <div>
        <Choices attempt={attempt} take={take} />
        {asksSureness && <SurenessChoice attempt={attempt} take={take} />}
        <QuestionNavigation attempt={attempt} take={take} />
        <KeysToChoose />
      </div>
    </Columns>
  )
}

function Choices({ attempt, take }: QuestionProps) {
  const question = currentQuestion(attempt)
  const answer = currentAnswer(attempt)
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.ask}>{questionLine(question)}</legend>
      <div className={optionsLayout(question)}>
        {question.options.map((text, index) => (
          <RadioOption
            index={index}
            key={optionLetter(index)}
            isChosen={answer === index}
            onChoose={() => take((running) => choose(running, index))}
          >
            <ConceptTitle name={text} />
          </RadioOption>
        ))}
      </div>
    </fieldset>
  )
}

/** The buttons that lead to the previous question and to the next. */
function QuestionNavigation({ attempt, take }: QuestionProps) {
  return (
    <div className={styles.buttons}>
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
          {isLastQuestion(attempt) ? 'Finish' : 'Next'} <Icon name="arrowRight" />
        </button>
      </Row>
    </div>
  )
}

/** The learner's sureness of the chosen option: in a quiz this is a row of its own, which may be left blank. */
export function SurenessChoice({ attempt, take }: { attempt: RunningAttempt; take: (step: Step) => void }) {
  const said = currentSureness(attempt)
  return (
    <fieldset className={styles.sureness} disabled={!canMoveForward(attempt)}>
      <legend>How sure are you?</legend>
      <div>
        {SURENESS.map((sureness) => (
          <label key={sureness}>
            <input
              type="radio"
              name="sureness"
              checked={said === sureness}
              onChange={() => take((running) => setSureness(running, sureness))}
            />
            <span>
              {SURENESS_NAMES[sureness]}{' '}
              <small>{surenessMeaning(sureness, currentQuestion(attempt).options.length)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * A form that takes focus when it appears and at each further question, by its position, so that its keys work and the
 * question is read out. A further question is shown from the top of the page.
 */
export function useFocusedForm(position: number): RefObject<HTMLElement | null> {
  const form = useRef<HTMLElement>(null)
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
