import type { ClassReport } from '@think-twice/contract/class-report'
import { SURENESS_WORDS } from '@think-twice/core/learning/calibration'
import { sum } from '@think-twice/core/learning/statistics'
import { useState } from 'react'
import { Ballot, type BallotCell } from '../../../parts/ballot.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { Section } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { onDayText, optionText } from '../class-words.ts'

type Rounds = ClassReport['rounds']
type Seat = NonNullable<ClassReport['seats']>[number]

/** The answers of each named seat in this class and nowhere else. Ordered by label, so that it is no ranking. */
export function ReportedSeats({ seats, rounds }: { seats: readonly Seat[]; rounds: Rounds }) {
  const [opened, setOpened] = useState<Seat | null>(null)
  const left = rounds.length - (seats[0]?.rounds.length ?? rounds.length)
  return (
    <Section title="Seats" size="medium">
      <ScrollTable label="seats" roomy>
        <caption>
          First answers only. A cell is a round: whole is done, partly filled begun, open still out.
          {left > 0 &&
            ` There are so many answers that ${left} of ${rounds.length} rounds, the oldest, are left out here and in the files.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Rounds</th>
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <SeatRow key={seat.id} seat={seat} onOpen={() => setOpened(seat)} />
          ))}
        </tbody>
      </ScrollTable>
      {opened && <SeatAnswers seat={opened} rounds={rounds} onClose={() => setOpened(null)} />}
    </Section>
  )
}

function SeatRow({ seat: { label, rounds }, onOpen }: { seat: Seat; onOpen: () => void }) {
  const finished = rounds.filter(({ done, of }) => done === of).length
  const answered = sum(rounds.map(({ done }) => done))
  return (
    <tr>
      <th scope="row">
        <button type="button" className={typography.opener} aria-label={`Answers of ${label}`} onClick={onOpen}>
          {label}
        </button>
      </th>
      <td>
        <Ballot cells={rounds.map(roundCell)} label={`${finished} of ${rounds.length} rounds done`} />
      </td>
      <td>{answered === 0 ? '–' : `${sum(rounds.map(({ right }) => right))} of ${answered}`}</td>
    </tr>
  )
}

function roundCell({ done, of }: Seat['rounds'][number]): BallotCell {
  if (done === of) return 'sure'
  return done === 0 ? 'open' : 'fairly'
}

/** Every answer of one seat in this class, with its sureness and its day. */
function SeatAnswers({ seat, rounds, onClose }: { seat: Seat; rounds: Rounds; onClose: () => void }) {
  return (
    <Dialog title={seat.label} lead="Every answer in this class, oldest first." isWide onClose={onClose}>
      <ScrollTable label={`answers of ${seat.label}`} roomy>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">Chosen</th>
            <th scope="col">Sure</th>
            <th scope="col">Day</th>
          </tr>
        </thead>
        <tbody>
          {seat.answers.map((answer) => (
            <AnswerRow key={`${answer.roundId} ${answer.position} ${answer.vote}`} answer={answer} rounds={rounds} />
          ))}
        </tbody>
      </ScrollTable>
      {seat.answers.length === 0 && <p className={typography.quiet}>None yet.</p>}
    </Dialog>
  )
}

function AnswerRow({ answer, rounds }: { answer: Seat['answers'][number]; rounds: Rounds }) {
  const { roundId, position, vote, option, isRight, sureness, at, isLate } = answer
  const round = rounds.findIndex(({ id }) => id === roundId)
  const scenario = rounds[round]?.scenarios[position]
  return (
    <tr>
      <th scope="row">
        Round {round + 1}, {position + 1}
        {vote === 2 && ', after talking'}
      </th>
      <td>
        {scenario && optionText(scenario.options[option] ?? '', scenario.conceptId)}
        {isRight ? ', right' : ''}
      </td>
      {/* The column is headed “Sure”, so one word will do. */}
      <td>{sureness === 'fairly' ? 'fairly' : SURENESS_WORDS[sureness]}</td>
      <td>
        {onDayText(at)}
        {isLate && ', late'}
      </td>
    </tr>
  )
}
