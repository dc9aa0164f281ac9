import type { TeachersRound } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import { itemAt } from '@think-twice/core/required'
import { useState } from 'react'
import { useIsOnline } from '../../../browser/device.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { SkipLink } from '../../../frame/page.tsx'
import { LiveSteps } from '../../../parts/live-steps.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Logo } from '../../../ui/logo.tsx'
import typography from '../../../ui/text.module.css'
import { shortAddress } from '../class-words.ts'
import { BothStep } from './both-step.tsx'
import { ScenarioText } from './scenario-text.tsx'
import { useWall } from './use-wall.ts'
import styles from './wall.module.css'
import { WallFooter } from './wall-footer.tsx'
import { Door, RoundOver, SplitStep, TalkStep, VoteStep } from './wall-steps.tsx'

type WallProps = {
  classroom: TeachersClass
  round: TeachersRound
  /** When the round was read, in milliseconds since 1970. */
  readAt: number
  /** The latest try to read the round failed. */
  isLost: boolean
  onReport: () => void
}

/** What a projector shows of a live round. Everything on it comes from the server, so a reload loses nothing. */
export function Wall({ classroom, round, readAt, isLost, onReport }: WallProps) {
  usePageTitle(`${classroom.name}, live`)
  const wall = useWall(classroom, round)
  const isOnline = useIsOnline()
  const [isDoorShown, setDoorShown] = useState(false)
  const { phase, position } = round.state
  const isAtDoor = phase === 'door' || (isDoorShown && phase !== 'over')
  return (
    <div className={styles.wall}>
      <SkipLink to="main">Skip to content</SkipLink>
      <header className={styles.top}>
        <Logo squaresOnly className={styles.logo} />
        <h1>
          {classroom.name}{' '}
          <span>
            {phase === 'door' || phase === 'over'
              ? 'Live round'
              : `Scenario ${position + 1} of ${round.scenarioIds.length}`}
          </span>
        </h1>
        {phase !== 'door' && phase !== 'over' && (
          <>
            <LiveSteps phase={phase} />
            <button
              type="button"
              className={styles.code}
              aria-pressed={isAtDoor}
              onClick={() => setDoorShown(!isDoorShown)}
            >
              <span className={typography.visuallyHidden}>Show the way in: </span>
              <span className={styles.address}>{shortAddress()}</span> <b>{spacedCode(classroom.code)}</b>
            </button>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {isAtDoor ? (
          <Door classroom={classroom} />
        ) : (
          <Phase
            classroom={classroom}
            round={round}
            readAt={readAt}
            onTurnClock={wall.onTurnClock}
            onReport={onReport}
          />
        )}
      </main>
      <WallFooter
        kind={classroom.kind}
        round={round}
        wall={wall}
        isLost={isLost || !isOnline}
        door={isAtDoor && phase !== 'door' ? () => setDoorShown(false) : null}
      />
      <p className={classNames(styles.said, typography.small)} role="status">
        {isLost || !isOnline ? 'No connection. The wall goes on where the class is.' : wall.said}
      </p>
    </div>
  )
}

type PhaseProps = Omit<WallProps, 'isLost'> & { onTurnClock: (isStopped: boolean) => void }

/** The content of the wall in a phase. The scenario stays in its place; only what is beside it changes. */
function Phase({ classroom, round, readAt, onTurnClock, onReport }: PhaseProps) {
  const { phase, position } = round.state
  if (phase === 'over') return <RoundOver onReport={onReport} />
  const scenario = itemAt(round.scenarios, position)
  if (phase === 'both') return <BothStep key={position} scenario={scenario} />
  return (
    <div className={styles.columns}>
      <ScenarioText key={position}>{scenario.text}</ScenarioText>
      <section key={phase} className={styles.beside} aria-label={phase}>
        {(phase === 'vote' || phase === 'again') && <VoteStep scenario={scenario} isAgain={phase === 'again'} />}
        {phase === 'split' && <SplitStep kind={classroom.kind} votes={scenario.first} />}
        {round.clock && <TalkStep key={round.state.number} clock={round.clock} readAt={readAt} onTurn={onTurnClock} />}
      </section>
    </div>
  )
}
