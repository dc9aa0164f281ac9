import { SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import { areActs } from '@think-twice/core/wording/acts'
import { useEffect, useRef, useState } from 'react'
import { Ballot, doneCells } from '../../parts/ballot.tsx'
import { AskedOptions } from '../../parts/question/answer-options.tsx'
import { KeyHint, optionOfKey } from '../../parts/question/options.tsx'
import layout from '../../parts/question/question.module.css'
import { questionKeys } from '../../parts/question/question-keys.ts'
import { SurenessButtons } from '../../parts/question/sureness-buttons.tsx'
import type { GivenVote } from '../../saving/save-seat-answer.ts'
import { classNames } from '../../ui/class-names.ts'
import { Columns } from '../../ui/layout.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import styles from './live-round.module.css'
import { type LiveStepProps, ReadAgain, SeatNote, StepTitle } from './live-step.tsx'
import { type OwnVote, TOO_LATE, useOwnVote, YouSaid } from './own-vote.tsx'
import page from './seat.module.css'

type VoteStepProps = LiveStepProps & { vote: 1 | 2 }

/** A vote: the scenario to answer, then the own answer. Saying how sure sends it; right or wrong is not shown. */
export function VoteStep(props: VoteStepProps) {
  const { seat, roundId, round, vote, isServerReached } = props
  const own = useOwnVote(seat, roundId, round, vote)
  if (own.given === null) return <VoteForm {...props} own={own} />
  return (
    <ThatsIn {...props} given={own.given} isLate={own.isLate} isKept={own.saved === 'waiting' && !isServerReached} />
  )
}

type VoteFormProps = VoteStepProps & { own: OwnVote }

function VoteForm({ scenario, vote, own, isServerReached }: VoteFormProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { options } = scenario
  // A live round doesn’t say of which kind its scenarios are.
  const asked = { kind: areActs(options) ? 'decide' : 'spot', options } as const
  const onSure = (sureness: Sureness) => {
    if (chosen !== null) own.give({ option: chosen, sureness })
  }
  const onKey = (key: string) => {
    const sureness = SURENESS[Number(key) - 1]
    const option = /\d/.test(key) ? null : optionOfKey(key)
    if (option !== null && option < options.length) setChosen(option)
    else if (sureness && chosen !== null) onSure(sureness)
    else return false
    return true
  }
  return (
    <section
      className={classNames(layout.appear, styles.step)}
      id="question"
      ref={section}
      tabIndex={-1}
      aria-labelledby="question-number scenario"
      onKeyDown={questionKeys(onKey)}
    >
      <Columns gap={5}>
        <div>
          <DoubleRule className={layout.rule} />
          {vote === 2 && <p className={styles.again}>The same scenario again. Vote once more, silently.</p>}
          <p className={classNames(layout.scenario, styles.scenario)} id="scenario">
            {scenario.text}
          </p>
        </div>
        <div>
          {own.saved === 'refused' && <SeatNote>{TOO_LATE}</SeatNote>}
          {!isServerReached && (
            <SeatNote>No network. You can vote; your answer goes out by itself when it’s back.</SeatNote>
          )}
          <AskedOptions ask={scenario.ask} question={asked} chosen={chosen} onChoose={setChosen} />
          <SurenessButtons question={scenario} isReady={chosen !== null} onSay={onSure} />
          <KeyHint>
            Press <kbd>A</kbd> to <kbd>D</kbd> to choose, then <kbd>1</kbd> to <kbd>3</kbd> for how sure you are.
          </KeyHint>
        </div>
      </Columns>
    </section>
  )
}

type ThatsInProps = VoteStepProps & {
  given: GivenVote
  isLate: boolean
  /** It is on this device and waits for the network. */
  isKept: boolean
}

function ThatsIn({ seat, round, scenario, given, isLate, isKept, isServerReached }: ThatsInProps) {
  const { count, seats } = round
  const words = `${count} of ${seats} have answered`
  return (
    <Columns gap={8} className={layout.appear}>
      <div>
        <StepTitle>That’s in.</StepTitle>
        <YouSaid className={page.lead} seat={seat} options={scenario.options} given={given} isLate={isLate} />
        {isKept && (
          <SeatNote>No network. Your answer is kept on this device and goes out by itself when it’s back.</SeatNote>
        )}
        {isServerReached && (
          <>
            <p className={styles.eyes}>{`Eyes on the wall. ${words}.`}</p>
            <div className={styles.ballot}>
              <Ballot cells={doneCells(count, seats)} label={words} />
            </div>
          </>
        )}
      </div>
      <ReadAgain text={scenario.text} />
    </Columns>
  )
}
