import { useSearchParams } from 'wouter'
import { requestedAtLearn } from '../../addresses.ts'
import { PrintScenarios } from './print-scenarios.tsx'
import { TeachersScreen } from './teachers-screen.tsx'

/** The page for teachers, or sheets to print. */
export function TeachersRoute() {
  const [search] = useSearchParams()
  const requested = requestedAtLearn(search)
  if (requested.kind !== 'print') return <TeachersScreen />
  return <PrintScenarios scenarioIds={requested.scenarioIds} about={requested.about} />
}
