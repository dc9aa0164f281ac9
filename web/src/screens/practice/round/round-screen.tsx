import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { positionOf, type Round, shownItem } from '@think-twice/core/practice/round'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { useState } from 'react'
import { Link } from 'wouter'
import { conceptAddress, NEW_ROUND_ADDRESS } from '../../../addresses.ts'
import { useCurrentUser } from '../../../browser/current-user.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { dropRound, type KeptRound, type RoundOrigin } from '../../../browser/rounds.ts'
import { roundsInTab } from '../../../browser/visit.ts'
import pages from '../../../frame/page.module.css'
import { SkipLink } from '../../../frame/page.tsx'
import { AttemptBar } from '../../../parts/question/attempt-bar.tsx'
import { ProgressTicks, QuestionCount } from '../../../parts/question/progress-ticks.tsx'
import { SeatBar } from '../../../parts/seat-bar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import typography from '../../../ui/text.module.css'
import { EndOfRound } from './end-of-round.tsx'
import styles from './round-steps.module.css'
import { RoundStepView } from './round-steps.tsx'
import { useRound } from './use-round.ts'

/** A round: choose, say how sure, see where it breaks and why, go on. */
export function RoundScreen({ kept }: { kept: KeptRound }) {
  const [round, take] = useRound(kept.round)
  const { origin } = kept
  usePageTitle(origin.kind === 'about' ? `Practice: ${CONCEPT_NAMES[origin.concept]}` : 'Round')
  const hasEnded = round.state === 'ended'
  return (
    <>
      {hasEnded ? <SkipLink>Skip to content</SkipLink> : <SkipLink to="question">Skip to question</SkipLink>}
      <RoundBar origin={origin} />
      <main id="main" className={styles.stage} tabIndex={-1}>
        {hasEnded ? (
          <EndOfRound round={round} kept={kept} />
        ) : (
          <>
            <div className={pages.width}>
              <Progress round={round} isOfClass={origin.kind === 'class'} />
            </div>
            <RoundStepView
              key={`${positionOf(round)} ${round.state}`}
              round={round}
              take={take}
              isFixed={origin.kind === 'class'}
            />
          </>
        )}
      </main>
    </>
  )
}

function Progress({ round, isOfClass }: { round: Round; isOfClass: boolean }) {
  const { items, answers } = round
  const position = positionOf(round)
  // An answer counts once its verdict is shown.
  const answered = round.state === 'locating' ? position : answers.length
  return (
    <>
      <QuestionCount position={position} total={items.length} answered={answered} />
      <ProgressTicks
        questions={items.map(({ question }) => question)}
        userAnswers={items.map((_, index) => (index < answered ? (answers[index]?.option ?? UNANSWERED) : UNANSWERED))}
        position={position}
        label="Round progress"
      />
      {!isOfClass && <NotYou round={round} />}
      {shownItem(round)?.isRepeat && (
        <p className={classNames(typography.fine, styles.note)}>
          You’ve seen every story we have for this in the last two weeks, so one of them is back.
        </p>
      )}
    </>
  )
}

/** On a shared computer a round may have been left midway by somebody else: drops it, and starts another. */
function NotYou({ round }: { round: Round }) {
  const user = useCurrentUser()
  const [wasLeft] = useState(() => round.answers.length > 0 && !roundsInTab.read().includes(round.id))
  if (user !== null || !wasLeft) return null
  return (
    <p className={classNames(typography.fine, styles.note)}>
      Not you?{' '}
      <Link className={typography.link} href={NEW_ROUND_ADDRESS} onClick={() => void dropRound(round.id)}>
        Start a round of your own
      </Link>
    </p>
  )
}

/** The bar above a round. Its way out leads home, which keeps the place, or back to the class or the concept practiced. */
export function RoundBar({ origin }: { origin: RoundOrigin }) {
  if (origin.kind === 'class') return <SeatBar code={origin.code} name={origin.className} isInRound />
  if (origin.kind !== 'about') {
    return <AttemptBar title={origin.kind === 'sent' ? 'A round from a friend' : 'Round'} />
  }
  const name = CONCEPT_NAMES[origin.concept]
  return (
    <AttemptBar title={`Practice: ${name}`} exit={{ href: conceptAddress(origin.concept), hint: `Back to ${name}` }} />
  )
}
