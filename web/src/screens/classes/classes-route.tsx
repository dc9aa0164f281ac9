import { Redirect, useSearchParams } from 'wouter'
import { requestedClass } from '../../addresses.ts'
import { useCurrentUser } from '../../browser/current-user.ts'
import { useScrollToTop } from '../../browser/scrolling.ts'
import { ClassList } from './class-list.tsx'
import { ClassScreen } from './class-screen.tsx'
import { NewRound } from './new-round/new-round.tsx'
import { PrintCards } from './printing/print-cards.tsx'
import { PrintRound } from './printing/print-round.tsx'
import { ClassReportScreen } from './report/class-report-screen.tsx'
import { ClassRound } from './round/class-round.tsx'
import { StartClass } from './start-class.tsx'

/** A teacher's pages about classes. A visitor is sent to the home page. */
export function ClassesRoute() {
  const [search] = useSearchParams()
  const user = useCurrentUser()
  const requested = requestedClass(search)
  useScrollToTop(String(search))
  if (user === null) return <Redirect to="/" replace />
  switch (requested.kind) {
    case 'list':
      return <ClassList />
    case 'new':
      return <StartClass />
    case 'class':
      return <ClassScreen key={requested.classId} classId={requested.classId} />
    case 'cards':
      return <PrintCards key={requested.classId} classId={requested.classId} />
    case 'round print':
      return <PrintRound key={requested.roundId} classId={requested.classId} roundId={requested.roundId} />
    case 'report':
      return <ClassReportScreen key={requested.classId} classId={requested.classId} />
    case 'new round':
      return <NewRound key={requested.classId} classId={requested.classId} about={requested.about} />
    case 'round':
      return <ClassRound key={requested.roundId} classId={requested.classId} roundId={requested.roundId} />
  }
}
