import { counted } from '@think-twice/core/wording/numbers'
import { Ballot, votedCells } from '../../parts/ballot.tsx'
import { useFocusOnArrival } from '../../parts/focus-on-arrival.ts'
import layout from '../../parts/question/question.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Columns } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import styles from './live-round.module.css'
import page from './seat.module.css'
import { NotReached } from './seat-notes.tsx'
import type { StepProps } from './step-props.ts'
import { useOwnVote } from './use-own-vote.ts'
import { lateWords, ReadAgain, YouSaid } from './vote-step.tsx'

/** How the class split, and then the talk. Bars have no names, so that nobody can follow the crowd. */
export function SplitStep({ seat, roundId, round, scenario, isReached }: StepProps) {
  const own = useOwnVote(seat, roundId, round, 1)
  const isTalk = round.state.phase === 'talk'
  return (
    <Columns className={classNames(layout.appear, page.columns)}>
      <div>
        <h2
          className={classNames(layout.arrival, page.title)}
          ref={useFocusOnArrival<HTMLHeadingElement>()}
          tabIndex={-1}
        >
          {isTalk ? 'Find somebody who chose differently.' : 'The votes are in.'}
        </h2>
        {isTalk && <p className={page.lead}>Who convinces whom?</p>}
        {own.given === null ? (
          <p className={styles.eyes}>You haven’t voted on this one. The next vote is for you, too.</p>
        ) : (
          <YouSaid className={isTalk ? styles.eyes : page.lead} options={scenario.options} given={own.given} />
        )}
        {own.isLate && <NotReached>{lateWords(seat.view.class.kind)}</NotReached>}
        {own.given === null && own.saved === 'refused' && (
          <NotReached>Your answer got through after the vote was closed, so it isn’t counted.</NotReached>
        )}
        {!isReached && <NotReached>No network. This page looks again by itself.</NotReached>}
        <ReadAgain text={scenario.text} />
      </div>
      <section aria-labelledby="split">
        <h3 className={page.heading} id="split">
          How the class split
        </h3>
        <Bars counts={round.split ?? []} />
      </section>
    </Columns>
  )
}

function Bars({ counts }: { counts: readonly number[] }) {
  if (counts.length === 0)
    return <p className={typography.small}>There’s no split to show: too few answers, or nearly all alike.</p>
  return (
    <ul className={styles.bars}>
      {[...counts.entries()].map(([place, count]) => (
        <li key={place}>
          <b aria-hidden="true">{count}</b>
          <Ballot cells={votedCells(count, null)} label={counted(count, 'answer')} />
        </li>
      ))}
    </ul>
  )
}
