import type { TeachersClass } from '@think-twice/contract/classes'
import { classStep } from '@think-twice/core/class/class-rounds'
import { Link } from 'wouter'
import { classReportAddress, newClassRoundAddress } from '../../addresses.ts'
import { useNow } from '../../browser/clock.ts'
import { useClassReport } from '../../data/class-report.ts'
import { useClass } from '../../data/classes.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import page from './class-page.module.css'
import { ClassPage, ClassPageLoading } from './class-page.tsx'
import styles from './class-screen.module.css'
import { ClassSeats } from './class-seats.tsx'
import { SEES, seatsText } from './class-words.ts'
import { ManageClass } from './manage-class.tsx'
import { NextForClass } from './next-for-class.tsx'
import { ClassPairs } from './report/class-pairs.tsx'
import { RoundRow } from './round-row.tsx'
import { WayIn } from './way-in.tsx'

/** One class: what to do next, how to join, its seats, rounds and mix-ups, and its settings. */
export function ClassScreen({ classId }: { classId: string }) {
  const query = useClass(classId)
  const report = useClassReport(classId)
  const now = useNow()
  if (!query.data) return <ClassPageLoading query={query} what="This class" />
  const classroom = query.data
  const pairs = report.data?.confusions.pairs ?? []
  // The step waits for the report, so that it does not change while somebody is about to press it.
  const step = report.isPending ? null : classStep(classroom.rounds, pairs, now)
  return (
    <ClassPage
      title={classroom.name}
      back="list"
      line={`${seatsText(classroom.kind, classroom.kind === 'named' ? classroom.seats.length : classroom.joined)}. ${SEES[classroom.kind]}`}
      isOpen
    >
      <div className={page.beside}>
        {step ? <NextForClass classroom={classroom} step={step} /> : <div aria-busy="true" />}
        <WayIn classroom={classroom} />
      </div>
      {classroom.kind === 'named' && <ClassSeats classroom={classroom} />}
      <Rounds classroom={classroom} />
      {pairs.length > 0 && (
        <Section title="What this class takes for what" size="medium" aside="Second votes left out">
          <ClassPairs pairs={pairs.slice(0, 2)} />
        </Section>
      )}
      {classroom.rounds.length > 0 && (
        <Link className={styles.line} href={classReportAddress(classroom.id)}>
          <b>The whole report</b>
          <span>Every pair, every scenario, the margins, and the files to take away.</span>
          <Icon name="arrowRight" />
        </Link>
      )}
      <ManageClass classroom={classroom} />
    </ClassPage>
  )
}

function Rounds({ classroom }: { classroom: TeachersClass }) {
  return (
    <Section
      title="Rounds"
      size="medium"
      aside={
        <Link className={buttons.small} href={newClassRoundAddress(classroom.id)}>
          New round
        </Link>
      }
    >
      {classroom.rounds.length === 0 ? (
        <p className={typography.quiet}>None yet.</p>
      ) : (
        classroom.rounds.map((round) => <RoundRow key={round.id} classroom={classroom} round={round} />)
      )}
    </Section>
  )
}
