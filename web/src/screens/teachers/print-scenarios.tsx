import { chooseScenarios } from '@think-twice/core/class/choose-scenarios'
import type { PracticeIndexEntry, PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { FOR_TEACHERS_ADDRESS, printAddress } from '../../addresses.ts'
import { random } from '../../browser/random.ts'
import { usePracticeIndex, usePracticeOf } from '../../data/content.ts'
import pages from '../../frame/page.module.css'
import { PrintDesk } from '../../parts/paper/print-desk.tsx'
import { worksheetAndKey } from '../../parts/paper/worksheet.tsx'
import { ScenarioFiles } from '../../parts/question-files/question-files.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Loader, ScreenNotLoaded } from '../../ui/loading.tsx'

/** A worksheet of two pages. */
const SCENARIOS = 6

type PrintScenariosProps = {
  /** Null until they are chosen. */
  scenarioIds: readonly string[] | null
  about: readonly ConceptId[]
}

/** A worksheet and its key. The scenarios are in the address, so that the same sheets can be opened again. */
export function PrintScenarios({ scenarioIds, about }: PrintScenariosProps) {
  const index = usePracticeIndex()
  if (!index.data) {
    return (
      <div className={pages.page}>
        {index.isError ? (
          <ScreenNotLoaded what="The scenarios" onTryAgain={index.refetch} />
        ) : (
          <Loader>Loading the scenarios ...</Loader>
        )}
      </div>
    )
  }
  if (scenarioIds === null) return <Choose index={index.data} about={about} />
  return <Sheets key={scenarioIds.join()} entries={entriesOf(scenarioIds, index.data)} about={about} />
}

function entriesOf(scenarioIds: readonly string[], index: readonly PracticeIndexEntry[]): PracticeIndexEntry[] {
  return scenarioIds.flatMap((id) => index.find((entry) => entry.id === id) ?? [])
}

/** Chooses scenarios as for a round, and goes to the address that names them. */
function Choose({ index, about }: { index: readonly PracticeIndexEntry[]; about: readonly ConceptId[] }) {
  const [chosen] = useState(() =>
    chooseScenarios({ kind: 'assigned', length: SCENARIOS, concepts: about }, { index, had: new Set() }, random),
  )
  return <Redirect to={printAddress({ scenarioIds: chosen.map(({ id }) => id), about })} replace />
}

function Sheets({ entries, about }: { entries: readonly PracticeIndexEntry[]; about: readonly ConceptId[] }) {
  const [, navigate] = useLocation()
  const known = usePracticeOf(entries.map(({ concept }) => concept))
  const questions = entries.flatMap(({ id }): PracticeQuestion[] => known.filter((each) => each.id === id))
  return (
    <PrintDesk back={{ address: FOR_TEACHERS_ADDRESS, name: 'For teachers' }} sheets={worksheetAndKey(questions)}>
      <Stack gap={3} top={3} start>
        <button
          type="button"
          className={buttons.small}
          onClick={() => navigate(printAddress({ about }), { replace: true })}
        >
          <Icon name="again" /> Other scenarios
        </button>
        <ScenarioFiles questions={questions} />
      </Stack>
    </PrintDesk>
  )
}
