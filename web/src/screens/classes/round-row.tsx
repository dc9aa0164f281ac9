import type { RoundSummary, TeachersClass } from '@think-twice/contract/classes'
import { counted } from '@think-twice/core/wording/numbers'
import { Link } from 'wouter'
import { classRoundAddress } from '../../addresses.ts'
import { usePracticeIndex } from '../../data/content.ts'
import { Ballot, doneCells } from '../../parts/ballot.tsx'
import buttons from '../../ui/button.module.css'
import typography from '../../ui/text.module.css'
import styles from './class-list.module.css'
import { aboutText, byDayText, DOING, onDayText } from './class-words.ts'

/** A round of a class in a row: what it is about, when it was, and how many have done it. */
export function RoundRow({ classroom, round }: { classroom: TeachersClass; round: RoundSummary }) {
  const about = useAbout(round)
  const isOver = round.state.phase === 'over'
  const isLive = round.kind === 'live' && !isOver
  return (
    <article className={styles.row}>
      <div>
        <h3>
          <Link className={styles.whole} href={classRoundAddress(classroom.id, round.id)}>
            {about}
          </Link>
        </h3>
        <p className={typography.small}>{whenText(round)}</p>
      </div>
      <div>
        <p>
          {isLive ? (
            <>
              <b>Live now</b>
              <span>{`, ${DOING[round.state.phase]}.`}</span>
            </>
          ) : (
            `${round.done} of ${classroom.joined} ${isOver ? 'did all of it' : 'have done it'}.`
          )}
        </p>
        {!isLive && (
          <Ballot
            cells={doneCells(round.done, classroom.joined)}
            label={`${round.done} of ${classroom.joined} have done it`}
          />
        )}
      </div>
      <Link
        className={buttons.small}
        href={classRoundAddress(classroom.id, round.id)}
        aria-label={isLive ? 'Back to the wall' : `Results of ${about}, ${onDayText(round.openedAt)}`}
      >
        {isLive ? 'Back to the wall' : 'Results'}
      </Link>
    </article>
  )
}

/** 'Live on Nov 10, 4 scenarios'. */
export function whenText({ kind, openedAt, dueAt, scenarioIds, state }: RoundSummary): string {
  const scenarios = counted(scenarioIds.length, 'scenario')
  if (kind === 'live') return `Live on ${onDayText(openedAt)}, ${scenarios}`
  const assigned = `Assigned ${onDayText(openedAt)}`
  if (state.phase === 'over') return `${assigned}, over, ${scenarios}`
  return `${assigned}${dueAt === null ? '' : `, by ${byDayText(dueAt)}`}, ${scenarios}`
}

/** The topic of a round in words: 'A week later' for a parallel round, else its concepts. */
export function useAbout({ scenarioIds, follows }: Pick<RoundSummary, 'scenarioIds' | 'follows'>): string {
  const index = usePracticeIndex().data
  if (follows !== null) return 'A week later'
  if (!index) return 'A round'
  const concepts = scenarioIds.flatMap((id) => index.find((entry) => entry.id === id)?.concept ?? [])
  return aboutText(concepts) || 'A round'
}
