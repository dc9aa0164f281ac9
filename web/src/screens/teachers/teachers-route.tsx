import { useSearchParams } from 'wouter'
import { requestedAtLearn } from '../../addresses.ts'
import { PrintScenarios } from './print-scenarios.tsx'
import { TeachersScreen } from './teachers-screen.tsx'

/** What there is for a lesson, and what of it can be printed by anybody. */
export function TeachersRoute() {
  const [search] = useSearchParams()
  const requested = requestedAtLearn(search)
  if (requested.kind !== 'print') return <TeachersScreen />
  return <PrintScenarios scenarioIds={requested.scenarioIds} about={requested.about} />
}
