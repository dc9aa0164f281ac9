import type { TeachersClass } from '@think-twice/contract/classes'
import { classStep } from '@think-twice/core/class/class-next'
import { Link } from 'wouter'
import { useNow } from '../../browser/clock.ts'
import { classReportAddress, newClassRoundAddress } from '../../class-addresses.ts'
import { useClass, useClassReport } from '../../data/classes.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { ClassPage, ClassPageLoading } from './class-page.tsx'
import { RoundRow } from './class-rounds.tsx'
import styles from './class-screen.module.css'
import { ClassSeats } from './class-seats.tsx'
import { SEES, seatsText } from './class-words.ts'
import { ManageClass } from './manage-class.tsx'
import { NextForClass } from './next-for-class.tsx'
import { ClassPairs } from './report/class-pairs.tsx'
import { WayIn } from './way-in.tsx'

/** One class: what to do next, the way in, its seats and rounds, what it takes for what, and managing it. */
export function ClassScreen({ classId }: { classId: string }) {
  const query = useClass(classId)
  const report = useClassReport(classId)
  const now = useNow()
  if (!query.data) return <ClassPageLoading query={query} what="This class" />
  const of = query.data
  const pairs = report.data?.confusions.pairs ?? []
  // The step waits for the report, so that it does not change under a finger.
  const step = report.isPending ? null : classStep(of.rounds, pairs, now)
  return (
    <ClassPage
      title={of.name}
      back="list"
      line={`${seatsText(of.kind, of.kind === 'named' ? of.seats.length : of.joined)}. ${SEES[of.kind]}`}
      isOpen
    >
      <div className={styles.top}>
        {step ? <NextForClass of={of} step={step} /> : <div aria-busy="true" />}
        <WayIn of={of} />
      </div>
      {of.kind === 'named' && <ClassSeats of={of} />}
      <Rounds of={of} />
      {pairs.length > 0 && (
        <Section title="What this class takes for what" size="medium" aside="Second votes left out">
          <ClassPairs pairs={pairs.slice(0, 2)} />
        </Section>
      )}
      {of.rounds.length > 0 && (
        <Link className={styles.line} href={classReportAddress(of.id)}>
          <b>The whole report</b>
          <span>Every pair, every scenario, the margins, and the files to take away.</span>
          <Icon name="arrowRight" />
        </Link>
      )}
      <ManageClass of={of} />
    </ClassPage>
  )
}

function Rounds({ of }: { of: TeachersClass }) {
  return (
    <Section
      title="Rounds"
      size="medium"
      aside={
        <Link className={buttons.small} href={newClassRoundAddress(of.id)}>
          New round
        </Link>
      }
    >
      {of.rounds.length === 0 ? (
        <p className={typography.quiet}>None yet.</p>
      ) : (
        of.rounds.map((round) => <RoundRow key={round.id} of={of} round={round} />)
      )}
    </Section>
  )
}
