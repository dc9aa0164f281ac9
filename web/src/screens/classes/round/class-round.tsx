import type { TeachersRound } from '@think-twice/contract/classes'
import { useState } from 'react'
import { useClass, useClassRound } from '../../../data/classes.ts'
import { Page } from '../../../frame/page.tsx'
import { ClassPageLoading } from '../class-page.tsx'
import { Wall } from '../wall/wall.tsx'
import { RoundReport } from './round-report.tsx'

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
