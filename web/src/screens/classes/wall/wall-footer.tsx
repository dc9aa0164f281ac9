import type { TeachersRound } from '@think-twice/contract/class-rounds'
import type { SeatKind } from '@think-twice/core/class/class-limits'
import type { RoundPhase } from '@think-twice/core/class/round-state'
import { fewestForSplit } from '@think-twice/core/class/votes'
import { wordFor } from '@think-twice/core/wording/numbers'
import { Ballot, BallotKey, doneCells } from '../../../parts/ballot.tsx'
import { questionKeys } from '../../../parts/question/question-keys.ts'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { isSurenessTold } from '../round/vote-bars.tsx'
import type { useWall } from './use-wall.ts'
import styles from './wall-footer.module.css'

type WallFooterProps = {
  kind: SeatKind
  round: TeachersRound
  wall: ReturnType<typeof useWall>
  isLost: boolean
  /** Goes back to the scenario from how to join, where that was opened by hand. */
  door: (() => void) | null
}

/** How many have answered, or what the cells mean, and the teacher's buttons. */
export function WallFooter({ kind, round, wall, isLost, door }: WallFooterProps) {
  const { phase, position } = round.state
  if (phase === 'over') return null
  const isLast = position + 1 === round.scenarioIds.length
  const isWithoutSplit = isTooFew(kind, round)
  const isDisabled = isLost || wall.isMoving
  return (
    <footer className={styles.footer}>
      <SoFar round={round} />
      <Row gap={2} className={styles.buttons}>
        {wall.before && (
          <button type="button" className={buttons.small} disabled={isDisabled} onClick={wall.onBack}>
            <Icon name="arrowLeft" /> Back
          </button>
        )}
        {(phase !== 'both' || !isLast) && (
          <button type="button" className={buttons.plain} disabled={isDisabled} onClick={wall.onEnd}>
            End here
          </button>
        )}
        {door ? (
          <button type="button" className={buttons.primary} onClick={door}>
            Back to the scenario <Icon name="arrowRight" />
          </button>
        ) : (
          <button
            type="button"
            className={isWithoutSplit ? buttons.button : buttons.primary}
            disabled={isDisabled}
            onClick={wall.onNext}
            onKeyDown={questionKeys(() => false)}
          >
            <span>{isWithoutSplit ? 'Go on without a split' : NEXT[phase](isLast)}</span> <Icon name="arrowRight" />
          </button>
        )}
      </Row>
    </footer>
  )
}

/** With so few answers there will be no split; whoever tries a round alone may still go on. */
function isTooFew(kind: SeatKind, { state: { phase, position }, scenarios }: TeachersRound): boolean {
  return phase === 'vote' && (scenarios[position]?.first.count ?? 0) < fewestForSplit(kind)
}

/** What the primary button does; an assigned round, or one that is over, has no wall. */
const NEXT: Readonly<Record<RoundPhase, (isLast: boolean) => string>> = {
  open: () => '',
  over: () => '',
  door: () => 'Start',
  vote: () => 'Show the split',
  split: () => 'Talk',
  talk: () => 'Vote again',
  again: () => 'Show both',
  both: (isLast) => (isLast ? 'End the round' : 'Next scenario'),
}

function SoFar({ round }: { round: TeachersRound }) {
  const { phase, position } = round.state
  const scenario = round.scenarios[position]
  if (phase === 'door') {
    return (
      <Count
        count={round.seats}
        words={wordFor(round.seats, 'is here', 'are here')}
        cells={doneCells(round.seats, round.seats)}
      />
    )
  }
  if (phase === 'vote' || phase === 'again') {
    const count = (phase === 'vote' ? scenario?.first.count : scenario?.second?.count) ?? 0
    return <Count count={count} words={`of ${round.seats} answered`} cells={doneCells(count, round.seats)} />
  }
  if (phase === 'talk') return null
  if (scenario && isSurenessTold(scenario.first)) return <BallotKey />
  return <p className={styles.key}>One cell is one answer.</p>
}

function Count({ count, words, cells }: { count: number; words: string; cells: ReturnType<typeof doneCells> }) {
  return (
    <>
      <p className={styles.count} aria-live="off">
        <span>{count}</span> <small>{words}</small>
      </p>
      <div className={styles.cells}>
        <Ballot cells={cells} label={`${count} ${words}`} />
      </div>
    </>
  )
}
