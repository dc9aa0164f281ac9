import { isSound, type PracticeQuestion } from '@think-twice/core/practice/practice-session'
import { difficultyBadge, isCorrect, UNANSWERED } from '@think-twice/core/quiz/score'
import { questionLine } from '@think-twice/core/wording/question-line'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { AnswerList } from '../../../parts/answer-list.tsx'
import { DifficultyLevel } from '../../../parts/level.tsx'
import { MarkedScenario } from '../../../parts/marked-scenario.tsx'
import { optionOfKey } from '../../../parts/option-keys.ts'
import options from '../../../parts/options.module.css'
import layout from '../../../parts/question.module.css'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { DoubleRule } from '../../../ui/double-rule.tsx'
import { Icon } from '../../../ui/icon.tsx'
import tags from '../../../ui/tag.module.css'
import typography from '../../../ui/text.module.css'
import styles from './practice-question.module.css'

type PracticeQuestionProps = {
  question: PracticeQuestion
  /** Index picked; -1 while unanswered. */
  answer: number
  isLast: boolean
  onAnswer: (option: number) => void
  onMoveOn: () => void
}

/**
 * One question of practice. Choosing answers it: the verdict takes the focus, the deciding words are marked in the scenario,
 * and each option gets its line.
 */
export function PracticeQuestionView({ question, answer, isLast, onAnswer, onMoveOn }: PracticeQuestionProps) {
  const section = useRef<HTMLElement>(null)
  const isAnswered = answer !== UNANSWERED
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = optionOfKey(event.key)
    if (option !== null && !isAnswered) {
      event.preventDefault()
      onAnswer(option)
    } else if (event.key === 'Enter' && isAnswered && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      onMoveOn()
    }
  }

  return (
    <section
      className={layout.question}
      ref={section}
      id="question"
      tabIndex={-1}
      aria-labelledby="question-number scenario"
      onKeyDown={onKeyDown}
    >
      <div>
        <DoubleRule className={layout.rule} />
        <div className={layout.head}>
          <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
        </div>
        <MarkedScenario question={question} isMarked={isAnswered} />
      </div>
      <div className={classNames(layout.choices, styles.choices)}>
        {isAnswered ? (
          <>
            <Verdict question={question} answer={answer} />
            <AnswerList question={question} userAnswer={answer} />
            <div className={layout.buttons}>
              <div>
                <button type="button" className={buttons.primary} onClick={onMoveOn}>
                  {isLast ? 'Finish' : 'Next'} <Icon name="arrowRight" />
                </button>
              </div>
            </div>
          </>
        ) : (
          <Choices question={question} onAnswer={onAnswer} />
        )}
        <p className={classNames(typography.fine, layout.keys)}>
          Press <kbd>A</kbd> to <kbd>D</kbd> or <kbd>1</kbd> to <kbd>4</kbd> to answer and <kbd>Enter</kbd> to go on.
        </p>
      </div>
    </section>
  )
}

function Choices({ question, onAnswer }: { question: PracticeQuestion; onAnswer: (option: number) => void }) {
  return (
    <fieldset className={styles.set}>
      <legend className={layout.ask}>{questionLine(question)}</legend>
      <div className={options.options}>
        {question.options.map((text, index) => (
          <button type="button" className={options.option} key={text} onClick={() => onAnswer(index)}>
            <b aria-hidden="true" data-letter={'ABCD'[index]} />
            <span>{text}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Right or wrong, and what it was. It takes the focus, so that it is read out and seen on a small screen. */
function Verdict({ question, answer }: { question: PracticeQuestion; answer: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isRight = isCorrect(question, answer)
  return (
    <div className={styles.verdict} data-verdict>
      <h2 className={isRight ? tags.good : tags.poor} ref={heading} tabIndex={-1}>
        <Icon name={isRight ? 'check' : 'cross'} />
        {isRight ? 'Correct' : 'Incorrect'}
      </h2>
      <p>
        {whatItWas(question)} <strong>{question.fallacyType}</strong>.
      </p>
    </div>
  )
}

/** Leads to the concept's name. In a choice nothing is at work yet: the concept is what pulls one way. */
function whatItWas(question: PracticeQuestion): string {
  if (question.kind === 'decide') {
    return isSound(question) ? 'The sound choice here only looks like' : 'The pull to resist:'
  }
  return isSound(question) ? 'Sound reasoning: it only looks like' : 'At work here:'
}
