import type { ClassReport, REPORT_FILES } from '@think-twice/contract/class-report'
import type { TeachersClass } from '@think-twice/contract/classes'
import { beforeAndAfterText } from '@think-twice/core/class/before-and-after'
import { SMALLEST_CELL } from '@think-twice/core/class/votes'
import { conceptsOfPair } from '@think-twice/core/learning/confusions'
import { Link } from 'wouter'
import { classRoundAddress, newClassRoundAddress } from '../../../addresses.ts'
import { reportFileAddress, useClassReport } from '../../../data/class-report.ts'
import { useClass } from '../../../data/classes.ts'
import { useTellApart } from '../../../data/content.ts'
import { ChoiceLabel } from '../../../parts/concept-name.tsx'
import { PairNote } from '../../../parts/next-step/next-step.tsx'
import { StepButtons, StepSheet } from '../../../parts/next-step/step-sheet.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PenNote } from '../../../ui/pen.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { Section } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import page from '../class-page.module.css'
import { ClassPage, ClassPageLoading } from '../class-page.tsx'
import { type ClassPair, oftenText, seatsText } from '../class-words.ts'
import { RoundRow } from '../round-row.tsx'
import { OtherPairs, PairFigure } from './class-pairs.tsx'
import styles from './class-report-screen.module.css'
import { DetectionReport } from './detection-report.tsx'
import { ReportedSeats } from './reported-seats.tsx'

/** The report of a class: its mix-ups, its sharpness, whether it lasted, its rounds, and its named seats. */
export function ClassReportScreen({ classId }: { classId: string }) {
  const classroom = useClass(classId)
  const report = useClassReport(classId)
  if (!classroom.data) return <ClassPageLoading query={classroom} what="This class" />
  if (!report.data) return <ClassPageLoading query={report} what="The report" />
  return <Report classroom={classroom.data} report={report.data} />
}

function Report({ classroom, report }: { classroom: TeachersClass; report: ClassReport }) {
  const { pairs, mixUps } = report.confusions
  const [strongest, ...others] = pairs
  return (
    <ClassPage
      title="Report"
      back={{ classId: classroom.id, name: classroom.name }}
      line={`${classroom.name}. ${seatsText(classroom.kind, report.joined)}. Second votes are left out, except where it says so.`}
      aside={<Files classroom={classroom} />}
      isOpen
    >
      {strongest ? (
        <Strongest classroom={classroom} pair={strongest} others={others} />
      ) : (
        <Section title="What this class takes for what">
          <p className={typography.quiet}>{nothingMixedUp(classroom)}</p>
        </Section>
      )}
      {mixUps.length > 0 && (
        <Section title="Every mix-up" size="medium" aside="Most often first">
          <MixUpTable mixUps={mixUps} />
          {classroom.kind === 'anonymous' && (
            <Text look="fine" top={3}>
              Each is at least so often. Fewer than {SMALLEST_CELL} answers are not shown in a class without names: a
              small number can point at somebody.
            </Text>
          )}
        </Section>
      )}
      <Section title="The eye of this class" size="large">
        <DetectionReport detection={report.detection} />
      </Section>
      <Section title="Did it last?" size="large">
        <Lasted classroom={classroom} lasted={report.lasted} />
      </Section>
      <Section title="Round by round" size="medium">
        {classroom.rounds.map((round) => (
          <RoundRow key={round.id} classroom={classroom} round={round} />
        ))}
      </Section>
      {report.seats && <ReportedSeats seats={report.seats} rounds={report.rounds} />}
    </ClassPage>
  )
}

/** Pairs of right and chosen options with their counts, most frequent first. */
function MixUpTable({ mixUps }: { mixUps: ClassReport['confusions']['mixUps'] }) {
  return (
    <ScrollTable label="chosen for right" roomy>
      <thead>
        <tr>
          <th scope="col">It was</th>
          <th scope="col">They said</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {mixUps.map(({ was, named, times, of }) => (
          <tr key={`${was} ${named}`}>
            <th scope="row">
              <ChoiceLabel choice={was} sound="A good argument" />
            </th>
            <td>
              <ChoiceLabel choice={named} sound="No flaw" />
            </td>
            <td>
              {times} of {of}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function nothingMixedUp({ kind }: TeachersClass): string {
  return kind === 'anonymous'
    ? `No two names mixed up ${SMALLEST_CELL} times in one scenario yet. Until then every number is too small to show without pointing at somebody.`
    : 'No two names mixed up twice yet.'
}

function Strongest({
  classroom,
  pair,
  others,
}: {
  classroom: TeachersClass
  pair: ClassPair
  others: readonly ClassPair[]
}) {
  const [one, other] = conceptsOfPair(pair)
  return (
    <div className={classNames(page.beside, styles.top)}>
      <StepSheet
        kind="What this class takes for what"
        title={`Taken for one another ${oftenText(pair, classroom.kind)}`}
      >
        <div className={styles.figure}>
          <PairFigure pair={pair} />
        </div>
        <Text look="small" top={4}>
          An arrow points at the name they chose.
        </Text>
        {one && other ? <PairNote pair={[one, other]} /> : <FairWhen pair={pair} />}
        <StepButtons>
          <Link className={buttons.primary} href={newClassRoundAddress(classroom.id, conceptsOfPair(pair))}>
            Make a round of this pair <Icon name="arrowRight" />
          </Link>
        </StepButtons>
      </StepSheet>
      {others.length > 0 && (
        <Section title="Also mixed up">
          <OtherPairs pairs={others.slice(0, 3)} />
        </Section>
      )}
    </div>
  )
}

/** When an argument of the kind is fair, for a concept that was mixed up with good arguments. */
function FairWhen({ pair }: { pair: ClassPair }) {
  const tellApart = useTellApart([pair.one.was, pair.one.named])
  if (!tellApart) return null
  return (
    <div className={styles.note}>
      <PenNote ink="both">{tellApart.text}</PenNote>
    </div>
  )
}

/** The report as files: seats and answers of a named class, totals of an anonymous one. */
function Files({ classroom }: { classroom: TeachersClass }) {
  const file = (name: (typeof REPORT_FILES)[number], words: string) => (
    <a className={buttons.small} href={reportFileAddress(classroom.id, name)} download={name}>
      <Icon name="download" /> {words}
    </a>
  )
  if (classroom.kind === 'anonymous') return file('totals.csv', 'Totals (CSV)')
  return (
    <>
      {file('seats.csv', 'Seats (CSV)')}
      {file('answers.csv', 'Answers (CSV)')}
    </>
  )
}

function Lasted({ classroom, lasted }: { classroom: TeachersClass; lasted: ClassReport['lasted'] }) {
  if (lasted) return <p className={styles.said}>{beforeAndAfterText(lasted)}</p>
  const parallel = classroom.rounds.find(({ follows }) => follows !== null)
  if (!parallel) {
    return (
      <p className={typography.quiet}>
        This starts with the first parallel round: other scenarios of the same names, a week after a round. The button
        stands under each round.
      </p>
    )
  }
  return (
    <p className={typography.quiet}>
      <span>{`Not enough to say yet. ${parallel.done} of ${classroom.joined} have done`}</span>{' '}
      <Link className={typography.link} href={classRoundAddress(classroom.id, parallel.id)}>
        the round a week later
      </Link>
      .
    </p>
  )
}
