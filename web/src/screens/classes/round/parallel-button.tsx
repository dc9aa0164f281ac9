import type { TeachersClass } from '@think-twice/contract/classes'
import { addDays, dayOf } from '@think-twice/core/activity/days'
import { parallelScenarios } from '@think-twice/core/class/choose-scenarios'
import { USUAL_DAYS } from '@think-twice/core/class/class-rounds'
import { useLocation } from 'wouter'
import { classRoundAddress } from '../../../addresses.ts'
import { endOfDay, localTimeZone, timeNow } from '../../../browser/clock.ts'
import { random } from '../../../browser/random.ts'
import { openRound } from '../../../data/class-rounds.ts'
import { fetchPracticeIndex } from '../../../data/content.ts'
import { useAction } from '../../../data/use-action.ts'
import buttons from '../../../ui/button.module.css'
import typography from '../../../ui/text.module.css'

type ParallelButtonProps = { classroom: TeachersClass; roundId: string; isPrimary?: boolean }

/** Makes the parallel round: other scenarios of the same concepts, as difficult, assigned for a week. */
export function ParallelButton({ classroom, roundId, isPrimary = false }: ParallelButtonProps) {
  const [, navigate] = useLocation()
  const making = useAction(async () => {
    const round = await parallelOf(classroom, roundId)
    const id = await openRound(classroom.id, { kind: 'assigned', follows: roundId, ...round })
    navigate(classRoundAddress(classroom.id, id))
  }, 'The round couldn’t be made')
  return (
    <>
      <button
        type="button"
        className={isPrimary ? buttons.primary : buttons.button}
        disabled={making.isPending}
        onClick={() => making.run()}
      >
        A week later: make the parallel round
      </button>
      {making.problem !== null && (
        <span className={typography.small} role="alert">
          {making.problem}
        </span>
      )}
    </>
  )
}

async function parallelOf(classroom: TeachersClass, roundId: string) {
  const index = await fetchPracticeIndex()
  const ids = classroom.rounds.find(({ id }) => id === roundId)?.scenarioIds ?? []
  const first = ids.flatMap((id) => index.find((entry) => entry.id === id) ?? [])
  const had = new Set(classroom.rounds.flatMap(({ scenarioIds }) => scenarioIds))
  return {
    scenarioIds: parallelScenarios(first, { index, had }, random).map(({ id }) => id),
    dueAt: endOfDay(addDays(dayOf(timeNow(), localTimeZone()), USUAL_DAYS)),
  }
}
