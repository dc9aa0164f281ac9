import { counted } from '@think-twice/core/wording/numbers'
import { Ballot, votedCells } from '../../parts/ballot.tsx'
import layout from '../../parts/question/question.module.css'
import { Columns, Stack } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import styles from './live-round.module.css'
import { type LiveStepProps, NoNetwork, ReadAgain, SeatNote, StepTitle } from './live-step.tsx'
import { TOO_LATE, useOwnVote, YouSaid } from './own-vote.tsx'
import page from './seat.module.css'

/** The split, and then the talk. Bars have no names, so that nobody can follow the crowd. */
export function SplitStep({ seat, roundId, round, scenario, isServerReached }: LiveStepProps) {
  const own = useOwnVote(seat, roundId, round, 1)
  const isTalk = round.state.phase === 'talk'
  return (
    <Columns gap={8} className={layout.appear}>
      <div>
        <StepTitle>{isTalk ? 'Find somebody who chose differently.' : 'The votes are in.'}</StepTitle>
        {isTalk && <p className={page.lead}>Who convinces whom?</p>}
        {own.given === null ? (
          <p className={styles.eyes}>You haven’t voted on this one. The next vote is for you, too.</p>
        ) : (
          <YouSaid
            className={isTalk ? styles.eyes : page.lead}
            seat={seat}
            options={scenario.options}
            given={own.given}
            isLate={own.isLate}
          />
        )}
        {own.given === null && own.saved === 'refused' && <SeatNote>{TOO_LATE}</SeatNote>}
        {!isServerReached && <NoNetwork />}
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
    <Stack as="ul" top={2} className={styles.bars}>
      {[...counts.entries()].map(([place, count]) => (
        <li key={place}>
          <b aria-hidden="true">{count}</b>
          <Ballot cells={votedCells(count, null)} label={counted(count, 'answer')} />
        </li>
      ))}
    </Stack>
  )
}
