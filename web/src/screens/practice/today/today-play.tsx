import type { Day } from '@think-twice/core/activity/days'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { namesFlaw } from '@think-twice/core/practice/practice-questions'
import { squaresOf, type TodayAnswer } from '@think-twice/core/practice/today'
import { type KeyboardEvent, type KeyboardEventHandler, useEffect, useRef, useState } from 'react'
import { keepAnsweredDay, useAnsweredDays } from '../../../browser/answered-days.ts'
import { rememberSeen } from '../../../browser/asked-before.ts'
import { timeNow } from '../../../browser/clock.ts'
import { daysInTab } from '../../../browser/visit.ts'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import { KeysToChoose, optionOfKey } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import { saveTodayAnswer } from '../../../saving/save-practice.ts'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Columns, Row } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import { AnswerOptions, SentenceList } from '../question/answer-options.tsx'
import { AnsweredQuestion } from '../question/answered-question.tsx'
import { AfterAnswering } from './after-answering.tsx'
import styles from './today-play.module.css'

type TodayPlayProps = { day: Day; isToday: boolean; question: PracticeQuestion; userId: number | null }

/** Name it, mark the sentence, see how others answered. There is only one try, and the answer stays. */
export function TodayPlay({ day, isToday, question, userId }: TodayPlayProps) {
  const kept = useAnsweredDays(userId)[day]
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMarking, setMarking] = useState(false)

  const answer = (given: TodayAnswer) => {
    const answered = { ...given, squares: squaresOf(question, given), at: timeNow() }
    keepAnsweredDay(userId, day, answered)
    rememberSeen(userId, question.id)
    if (userId === null) daysInTab.note(day)
    else void saveTodayAnswer({ day, question, answer: answered }, userId)
  }
  if (kept) {
    return (
      <>
        <AnsweredQuestion question={question} option={kept.option} sentence={kept.sentence} />
        <AfterAnswering day={day} isToday={isToday} question={question} kept={kept} userId={userId} />
      </>
    )
  }
  if (isMarking && chosen !== null) {
    return (
      <MarkSentence
        question={question}
        option={chosen}
        onBack={() => setMarking(false)}
        onTap={(sentence) => answer({ option: chosen, sentence })}
      />
    )
  }
  const isFlawNamed = chosen !== null && namesFlaw({ question }, chosen)
  const onGoOn = () => {
    if (chosen === null) return
    if (isFlawNamed) setMarking(true)
    else answer({ option: chosen, sentence: null })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = optionOfKey(event.key)
    if (option !== null) {
      event.preventDefault()
      setChosen(option)
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      onGoOn()
    }
  }
  return (
    <NameFlaw
      question={question}
      chosen={chosen}
      namesFlaw={isFlawNamed}
      onChoose={setChosen}
      onGoOn={onGoOn}
      onKeyDown={onKeyDown}
    />
  )
}

type NameFlawProps = {
  question: PracticeQuestion
  chosen: number | null
  /** The choice names a flaw, so the next step is to mark a sentence. */
  namesFlaw: boolean
  onChoose: (option: number) => void
  onGoOn: () => void
  onKeyDown: KeyboardEventHandler<HTMLElement>
}

/** The first look: what is wrong, if anything. The choice may change until the learner moves on. */
export function NameFlaw({ question, chosen, namesFlaw, onChoose, onGoOn, onKeyDown }: NameFlawProps) {
  const form = useRef<HTMLElement>(null)
  useEffect(() => form.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className={typography.small}>
        One argument a day, the same for everyone. Name the flaw if there is one, then mark where it sits. One try, and
        no account needed.
      </p>
      <Columns
        as="form"
        gap={6}
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
        <p className={classNames(layout.scenario, styles.scenario)} id="scenario">
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
      </Columns>
    </>
  )
}

type MarkSentenceProps = {
  question: PracticeQuestion
  option: number
  onBack: () => void
  onTap: (sentence: number) => void
}

/** The second look: the sentence that carries the flaw. The tap is the answer. */
export function MarkSentence({ question, option, onBack, onTap }: MarkSentenceProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <Columns gap={6} className={styles.columns}>
      <div className={styles.asked}>
        <StepIndicator isMarking />
        <p className={typography.small}>You picked {question.options[option]}.</p>
        <h2 className={classNames(layout.stepTitle, styles.where)} ref={heading} tabIndex={-1}>
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
    </Columns>
  )
}

/** Which of the two steps is on the screen: naming the flaw or marking the sentence. */
export function StepIndicator({ isMarking }: { isMarking: boolean }) {
  return (
    <Row as="ol" gap={6} rowGap={2} className={styles.steps}>
      <li className={isMarking ? undefined : styles.now} aria-current={isMarking ? undefined : 'step'}>
        <i aria-hidden="true">1</i>
        Name it
      </li>
      <li className={isMarking ? styles.now : undefined} aria-current={isMarking ? 'step' : undefined}>
        <i aria-hidden="true">2</i>
        Mark the sentence
      </li>
    </Row>
  )
}
