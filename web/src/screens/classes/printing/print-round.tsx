import { hasFigures } from '@think-twice/core/class/votes'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { classRoundAddress } from '../../../addresses.ts'
import { useClassRound } from '../../../data/class-rounds.ts'
import { useClass } from '../../../data/classes.ts'
import { usePracticeOf } from '../../../data/content.ts'
import { PrintDesk, type Sheet } from '../../../parts/paper/print-desk.tsx'
import { worksheetAndKey } from '../../../parts/paper/worksheet.tsx'
import { ScenarioFiles } from '../../../parts/question-files/question-files.tsx'
import { ClassPageLoading } from '../class-page.tsx'
import { useAbout } from '../round-row.tsx'
import { DiscussionSheet } from './discussion-sheet.tsx'

/** A round to print or download: how the class voted and what to talk about, the worksheet, and the key. */
export function PrintRound({ classId, roundId }: { classId: string; roundId: string }) {
  const classroom = useClass(classId)
  const round = useClassRound(classId, roundId)
  const scenarios = round.data?.scenarios ?? []
  const known = usePracticeOf(scenarios.map(({ conceptId }) => conceptId))
  const about = useAbout(round.data ?? { scenarioIds: [], follows: null })
  if (!classroom.data) return <ClassPageLoading query={classroom} what="This class" />
  if (!round.data) return <ClassPageLoading query={round} what="This round" />
  const questions = scenarios.flatMap(({ scenarioId }): PracticeQuestion[] =>
    known.filter(({ id }) => id === scenarioId),
  )
  const discussion: Sheet = {
    name: 'Discussion sheet',
    caption: 'Discussion sheet, with how the class voted and what is right',
    content: <DiscussionSheet classroom={classroom.data} round={round.data} about={about} />,
  }
  return (
    <PrintDesk
      back={{ address: classRoundAddress(classId, roundId), name: about }}
      sheets={[
        ...(scenarios.some(({ first }) => hasFigures(first)) ? [discussion] : []),
        ...worksheetAndKey(questions),
      ]}
    >
      <ScenarioFiles about={classroom.data.name} questions={questions} />
    </PrintDesk>
  )
}
