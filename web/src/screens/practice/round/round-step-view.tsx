import { chooseOption, leaveExample, moveOn, saySureness, tapSentence } from '@think-twice/core/practice/play-round'
import { type Round, shownItem } from '@think-twice/core/practice/round'
import type { Sureness } from '@think-twice/core/vocabulary'
import { SURENESS } from '@think-twice/core/vocabulary'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { timeNow } from '../../../browser/clock.ts'
import pages from '../../../frame/page.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { AnsweredQuestion } from '../question/answered-question.tsx'
import { AskQuestion } from './ask-question.tsx'
import { AskSentence } from './ask-sentence.tsx'
import { ConceptIntroduction } from './concept-introduction.tsx'
import { NextBar } from './next-bar.tsx'
import styles from './round-step-view.module.css'
import type { RoundStepTaken } from './use-round.ts'

type StepProps = { round: Round; take: RoundStepTaken }

/** The item on the screen, at the step the round stands at. */
export function RoundStepView({ round, take }: StepProps) {
  const item = shownItem(round)
  if (item === null) return null
  const { question } = item
  const latest = round.answers.at(-1)
  switch (round.state) {
    case 'introducing':
      return (
        <Stage>
          <ConceptIntroduction concept={question.fallacyType} onGoOn={() => take(leaveExample)} />
        </Stage>
      )
    case 'choosing': {
      const onChoose = (option: number) => take((now) => chooseOption(now, option, timeNow()))
      const onSure = (sureness: Sureness) => take((now) => saySureness(now, sureness, timeNow()))
      const onKey = (key: string) => {
        const option = key.length === 1 ? 'abcd'.indexOf(key) : -1
        const sureness = SURENESS[Number(key) - 1]
        if (option !== -1) onChoose(option)
        else if (sureness && round.option !== null) onSure(sureness)
        else return false
        return true
      }
      return (
        <Stage label="question-number scenario" onKey={onKey}>
          <AskQuestion
            question={question}
            chosen={round.option}
            asksSureness={round.settings.asksSureness}
            onChoose={onChoose}
            onSure={onSure}
          />
        </Stage>
      )
    }
    case 'locating': {
      if (!latest) return null
      const onTap = (sentence: number | null) => take((now) => tapSentence(now, sentence))
      const onKey = (key: string) => {
        if (!/^[1-9]$/.test(key)) return false
        onTap(Number(key) - 1)
        return true
      }
      return (
        <Stage onKey={onKey}>
          <AskSentence question={question} answer={latest} onTap={onTap} />
        </Stage>
      )
    }
    case 'told': {
      if (!latest) return null
      const { option, sentence } = latest
      const onKey = (key: string) => {
        if (key === 'enter') take(moveOn)
        return key === 'enter'
      }
      return (
        <Stage onKey={onKey} foot={<NextBar round={round} take={take} />}>
          <AnsweredQuestion question={question} option={option} sentence={sentence} />
        </Stage>
      )
    }
    case 'ended':
      return null
  }
}

type StageProps = {
  /** Ids of what names the step; it then takes the focus itself. */
  label?: string
  /** Gets the key in lower case; returns true if it used it. */
  onKey?: (key: string) => boolean
  foot?: ReactNode
  children: ReactNode
}

/** Where the keys of a step work: while the focus is in it, and not for what a button does with them. */
function Stage({ label, onKey, foot, children }: StageProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (label === undefined) return
    section.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [label])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isPressing = event.key === 'Enter' && isControl(event.target)
    if (!isPressing && onKey?.(event.key.toLowerCase())) event.preventDefault()
  }
  return (
    <section
      className={styles.step}
      id="question"
      ref={section}
      tabIndex={-1}
      aria-labelledby={label ?? 'question-number'}
      onKeyDown={onKeyDown}
    >
      <div className={classNames(pages.width, styles.body)}>{children}</div>
      {foot}
    </section>
  )
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null
}
