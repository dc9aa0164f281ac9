import type { TeachersRound } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { canFollow } from '@think-twice/core/class/class-rounds'
import { SMALLEST_CELL } from '@think-twice/core/class/votes'
import { useState } from 'react'
import { Link } from 'wouter'
import { classRoundPrintAddress, joinAddress } from '../../../addresses.ts'
import { fullAddress } from '../../../browser/device.ts'
import { useClassReport } from '../../../data/class-report.ts'
import { moveRound, useClassRound } from '../../../data/class-rounds.ts'
import { useClass } from '../../../data/classes.ts'
import { useAction } from '../../../data/use-action.ts'
import { Page } from '../../../frame/page.tsx'
import { Ballot, doneCells } from '../../../parts/ballot.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Section } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import page from '../class-page.module.css'
import { ClassPage, ClassPageLoading } from '../class-page.tsx'
import { useAbout, whenText } from '../round-row.tsx'
import { Wall } from '../wall/wall.tsx'
import { WayIn } from '../way-in.tsx'
import styles from './class-round.module.css'
import { ParallelButton } from './parallel-button.tsx'
import { ScenarioReport } from './scenario-report.tsx'

/** One round of a class: the wall while it is live, else its report. */
export function ClassRound({ classId, roundId }: { classId: string; roundId: string }) {
  const classroom = useClass(classId)
  const round = useClassRound(classId, roundId)
  // A wall whose round ends stays a wall: its results are for the teacher, and the class is still looking.
  const [isWall, setWall] = useState(false)
  if (isLive(round.data) && !isWall) setWall(true)
  if (!classroom.data || !round.data) {
    return (
      <Page isRailed>
        <ClassPageLoading query={classroom.isError ? classroom : round} what="This round" />
      </Page>
    )
  }
  if (isWall) {
    return (
      <Wall
        classroom={classroom.data}
        round={round.data}
        readAt={round.dataUpdatedAt}
        isLost={round.isError}
        onReport={() => setWall(false)}
      />
    )
  }
  return (
    <Page isRailed>
      <RoundReport classroom={classroom.data} round={round.data} />
    </Page>
  )
}

function isLive(round: TeachersRound | undefined): boolean {
  return round?.kind === 'live' && round.state.phase !== 'over'
}

/** The results of a round, or those so far while it can still be answered. */
function RoundReport({ classroom, round }: { classroom: TeachersClass; round: TeachersRound }) {
  const about = useAbout(round)
  const isOut = round.state.phase === 'open'
  return (
    <ClassPage
      title={about}
      line={`${whenText(round)}. ${round.done} of ${round.seats} did all of it.`}
      back={{ classId: classroom.id, name: classroom.name }}
      aside={
        <Link className={buttons.small} href={classRoundPrintAddress(classroom.id, round.id)}>
          <Icon name="print" /> Print or download
        </Link>
      }
      isOpen
    >
      {isOut && (
        <div className={page.beside}>
          <Out classroom={classroom} round={round} />
          <WayIn classroom={classroom} />
        </div>
      )}
      <Section title="Scenarios" size={isOut ? 'medium' : 'small'}>
        {isOut && classroom.kind === 'anonymous' && (
          <p className={typography.quiet}>
            Without names, figures come when the round is over: until then one could tell what the latest answer was.
          </p>
        )}
        {[...round.scenarios.entries()].map(([position, scenario]) => (
          <ScenarioReport
            key={scenario.scenarioId}
            classroom={classroom}
            round={round}
            scenario={scenario}
            position={position}
          />
        ))}
        {classroom.kind === 'anonymous' && (
          <Text look="fine" top={3}>
            An option that fewer than {SMALLEST_CELL} chose is joined with others, so that it can’t be worked out by
            subtraction.
          </Text>
        )}
      </Section>
      {canFollow(round, classroom.rounds) && (
        <Stack gap={2} top={6} start>
          <ParallelButton classroom={classroom} roundId={round.id} />
          <Text look="small">
            Other scenarios of the same, as difficult, answered silently. A week after the first is the time for it.
          </Text>
        </Stack>
      )}
    </ClassPage>
  )
}

/** A round that can still be answered: how many have done it, and a button to end it. */
function Out({ classroom, round }: { classroom: TeachersClass; round: TeachersRound }) {
  const report = useClassReport(classroom.id)
  const ending = useAction(async () => {
    await moveRound(classroom.id, round.id, round.state, { position: 0, phase: 'over' })
    await report.refetch()
  }, 'The round couldn’t be ended')
  return (
    <Section title="Out now">
      <p>
        <span>{`${round.done} of ${round.seats} have done it.`}</span> It waits for them at{' '}
        <b className={page.address}>{fullAddress(joinAddress(classroom.code))}</b>
        {round.follows !== null && '. It is silent: no feedback before its end'}.
      </p>
      <div className={styles.cells}>
        <Ballot cells={doneCells(round.done, round.seats)} label={`${round.done} of ${round.seats} have done it`} />
      </div>
      <button type="button" className={buttons.small} onClick={() => ending.run()}>
        End it now
      </button>
      {ending.problem !== null && (
        <p className={typography.small} role="alert">
          {ending.problem}
        </p>
      )}
    </Section>
  )
}
