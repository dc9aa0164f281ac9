import {
  canMoveForward,
  choose,
  currentAnswer,
  currentQuestion,
  isLastQuestion,
  moveBack,
  moveForward,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { difficultyBadge } from '@think-twice/core/quiz/score'
import { questionLine } from '@think-twice/core/wording/question-line'
import type { KeyboardEvent } from 'react'
import { timeNow } from '../../browser/clock.ts'
import { useSettings } from '../../browser/settings.ts'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { DifficultyLevel } from '../../parts/level.tsx'
import { KeysToChoose, optionLetter, optionOfKey, optionsLayout, RadioOption } from '../../parts/question/options.tsx'
import styles from '../../parts/question/question.module.css'
import buttons from '../../ui/button.module.css'
import { DoubleRule } from '../../ui/double-rule.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SurenessChoice } from './sureness-choice.tsx'
import { useFocusedForm } from './use-focused-form.ts'
import type { Step } from './use-running-attempt.ts'

type QuestionProps = { attempt: RunningAttempt; take: (step: Step) => void }

/**
 * The question being asked. The next one is written into the same form: rebuilding it takes twice as long, and somebody
 * is waiting for it.
 */
export function QuestionForm({ attempt, take }: QuestionProps) {
  const form = useFocusedForm(attempt.position)
  const question = currentQuestion(attempt)
  const asksSureness = useSettings().sureness.quiz
  const onMoveOn = () => take((running) => moveForward(running, timeNow()))

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
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
    <form
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
        <DoubleRule className={styles.rule} />
        <div className={styles.head}>
          <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
        </div>
        <p className={styles.scenario} id="scenario">
          {question.scenario}
        </p>
      </div>
      <div>
        <Choices attempt={attempt} take={take} />
        {asksSureness && <SurenessChoice attempt={attempt} take={take} />}
        <QuestionNavigation attempt={attempt} take={take} />
        <KeysToChoose />
      </div>
    </form>
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
      <div>
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
      </div>
    </div>
  )
}
