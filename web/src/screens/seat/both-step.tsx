import type { LiveRound } from '@think-twice/contract/seats'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { choiceIn, inkOf } from '@think-twice/core/practice/round-answers'
import { withoutPeriod } from '@think-twice/core/wording/acts'
import { useEffect } from 'react'
import { rememberSeen } from '../../browser/asked-before.ts'
import { useCurrentUser } from '../../browser/current-user.ts'
import { useScenario, useTellApart } from '../../data/content.ts'
import { Glyph } from '../../parts/cells.tsx'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../parts/focus-on-arrival.ts'
import layout from '../../parts/question/question.module.css'
import { AnnotatedText, MarkMeanings } from '../../parts/review/annotated-text.tsx'
import { VerdictCell } from '../../parts/review/verdict.tsx'
import type { GivenVote } from '../../saving/save-seat-answer.ts'
import { classNames } from '../../ui/class-names.ts'
import { Columns } from '../../ui/layout.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './both-step.module.css'
import { type LiveStepProps, NoNetwork } from './live-step.tsx'
import { saidWords } from './own-vote.tsx'
import page from './seat.module.css'
import { VoteTable } from './vote-table.tsx'

type Both = NonNullable<LiveRound['both']>

/** *Both*: the key, what this seat said before and after talking, and how the class voted. */
export function BothStep({ round, scenario, isServerReached }: LiveStepProps) {
  const { both, mine } = round
  const { question, twin } = useScenario(both)
  const user = useCurrentUser()
  const scenarioId = both?.scenarioId
  useEffect(() => {
    if (scenarioId !== undefined) rememberSeen(user?.id ?? null, scenarioId)
  }, [user, scenarioId])
  if (!both) return null
  const { options } = scenario
  const latest = mine.second ?? mine.first
  return (
    <Columns gap={8} className={layout.appear}>
      <div>
        {!isServerReached && <NoNetwork />}
        <Key both={both} options={options} question={question} />
        <Said word="First" given={mine.first} options={options} right={both.right} />
        <Said word="Then" given={mine.second} options={options} right={both.right} />
        {question ? (
          <>
            <AnnotatedText className={classNames(layout.scenario, styles.scenario)} question={question} />
            <MarkMeanings question={question} />
          </>
        ) : (
          <p className={classNames(layout.scenario, styles.scenario)}>{scenario.text}</p>
        )}
      </div>
      <div>
        {question && latest && latest.option !== both.right && (
          <Apart question={question} named={options[latest.option] ?? ''} why={both.rationales[latest.option]} />
        )}
        <VoteTable both={both} options={options} />
        {twin && <Twin twin={twin} />}
      </div>
    </Columns>
  )
}

type KeyProps = { both: Both; options: readonly string[]; question: PracticeQuestion | undefined }

/** The right option and why. */
function Key({ both: { right, rationales }, options, question }: KeyProps) {
  const ink = question ? inkOf(question) : undefined
  return (
    <div data-type={ink}>
      <h2
        className={classNames(layout.arrival, styles.name)}
        ref={useFocusOnArrival<HTMLHeadingElement>()}
        tabIndex={-1}
      >
        {ink && <Glyph type={ink} />}
        <span>
          <ConceptTitle name={options[right] ?? ''} />
        </span>
      </h2>
      <p className={styles.note}>{rationales[right]}</p>
    </div>
  )
}

type SaidProps = { word: string; given: GivenVote | undefined; options: readonly string[]; right: number }

function Said({ word, given, options, right }: SaidProps) {
  if (!given) return null
  const isRight = given.option === right
  return (
    <p className={styles.said}>
      <VerdictCell isRight={isRight} />
      <span>{`${word}, ${isRight ? 'correct' : 'incorrect'}: you said ${saidWords(options, given)}.`}</span>
    </p>
  )
}

type ApartProps = { question: PracticeQuestion; named: string; why: string | undefined }

/** Why this seat's latest answer is wrong, and how to tell it from the right one. */
function Apart({ question, named, why }: ApartProps) {
  // A class round has its own order of options.
  const option = question.options.indexOf(named)
  const was = choiceIn(question, question.correctAnswer)
  const chosen = choiceIn(question, option)
  const apart = useTellApart(was === null || chosen === null ? null : [was, chosen])
  return (
    <section className={styles.apart}>
      <DoubleRule />
      <h3 className={page.heading}>
        Why not <ConceptTitle name={withoutPeriod(named)} />?
      </h3>
      <p>{why}</p>
      {apart?.kind === 'question' && (
        <>
          <p className={typography.label}>To tell them apart, ask</p>
          <p className={styles.ask}>{apart.text}</p>
        </>
      )}
    </section>
  )
}

/** What one changed fact does to the verdict; it comes last. */
function Twin({ twin }: { twin: PracticeQuestion }) {
  const ink = inkOf(twin)
  return (
    <section className={styles.twin} data-type={ink}>
      <DoubleRule />
      <h3 className={page.heading}>With one thing changed</h3>
      <AnnotatedText className={styles.text} question={twin} />
      <p className={styles.twinName}>
        <Glyph type={ink} />
        <span>
          <ConceptTitle name={twin.options[twin.correctAnswer] ?? ''} />
        </span>
      </p>
      <p className={styles.note}>{twin.explanation}</p>
    </section>
  )
}
