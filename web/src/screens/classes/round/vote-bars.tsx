import type { TeachersScenario, Votes } from '@think-twice/contract/class-rounds'
import { nearlyAllText } from '@think-twice/core/class/votes'
import type { Sureness } from '@think-twice/core/vocabulary'
import { areActs } from '@think-twice/core/wording/acts'
import { Ballot, surenessLabel, votedCells } from '../../../parts/ballot.tsx'
import { optionLetter } from '../../../parts/question/options.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import { inkOfRight, optionText } from '../class-words.ts'
import styles from './vote-bars.module.css'

type Bar = {
  options: readonly number[]
  count: number
  /** Null where it may not be shown. */
  bySureness: Readonly<Record<Sureness, number>> | null
}

/** The bars of a vote. How sure they were is shown of all bars or of none, because a whole cell reads as sure. */
export function barsOf({ byOption = [], bySureness = [] }: Votes): Bar[] {
  const isTold = byOption.every((_, cell) => bySureness[cell] !== null)
  return byOption.map((cell, index) => ({ ...cell, bySureness: isTold ? (bySureness[index] ?? null) : null }))
}

/** Do the cells of this vote show how sure each was? */
export function isSurenessTold(votes: Votes): boolean {
  const bars = barsOf(votes)
  return bars.length > 0 && bars.every(({ bySureness }) => bySureness !== null)
}

type VoteBarsProps = {
  scenario: TeachersScenario
  votes: Votes
  /** One line for each option, and acts by their letters, as on the wall. */
  isOnWall?: boolean
}

/** The options of a scenario, each with its answers; the right one prints in its ink, with a check. */
export function VoteBars({ scenario, votes, isOnWall = false }: VoteBarsProps) {
  const { options, right, conceptId } = scenario
  const isLettered = isOnWall && areActs(options)
  const nameOf = (option: number) => (isLettered ? optionLetter(option) : optionText(options[option] ?? '', conceptId))
  if (votes.nearlyAll !== undefined)
    return <p className={styles.nearly}>{nearlyAllText(nameOf(votes.nearlyAll), votes)}</p>
  if (votes.byOption === undefined) return <p className={styles.nearly}>Too few answers to tell apart.</p>
  return (
    <Stack as="ul" className={classNames(styles.bars, isOnWall && styles.onWall)}>
      {barsOf(votes).map(({ options: told, count, bySureness }) => {
        const isRight = told.length === 1 && told[0] === right
        return (
          <li
            key={told.join(' ')}
            data-right={isRight || undefined}
            data-type={isRight ? inkOfRight(scenario) : undefined}
          >
            <span className={styles.name}>
              <span>{told.map(nameOf).join(', ')}</span>
              {told.length > 1 && <em> together</em>}
            </span>
            <b>
              {isRight && (
                <>
                  <Icon name="check" isInText />
                  <span className={typography.visuallyHidden}>Right: </span>
                </>
              )}
              <span>{count}</span>
            </b>
            <Ballot
              cells={votedCells(count, bySureness)}
              label={bySureness && count > 0 ? surenessLabel(bySureness) : `${count} of ${votes.count}`}
              ink={isRight ? inkOfRight(scenario) : undefined}
            />
          </li>
        )
      })}
    </Stack>
  )
}

/** The first vote on a scenario and, in a live round, the one after talking. */
export function BothVotes({ scenario, number }: { scenario: TeachersScenario; number: number }) {
  const { first, second } = scenario
  return (
    <div className={styles.votes}>
      <section aria-label={`First vote on scenario ${number}`}>
        <h4>{second ? 'First vote' : 'Answers'}</h4>
        <VoteBars scenario={scenario} votes={first} />
      </section>
      {second && second.count > 0 && (
        <section aria-label={`Vote after talking on scenario ${number}`}>
          <h4>After talking</h4>
          <VoteBars scenario={scenario} votes={second} />
        </section>
      )}
    </div>
  )
}
