import type { TeachersClass } from '@think-twice/contract/classes'
import { spacedCode } from '@think-twice/core/class/class-codes'
import { SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import { labelsIn, repeatedIn } from '@think-twice/core/typed-text'
import { counted, wordFor } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { Link } from 'wouter'
import { classCardsAddress } from '../../addresses.ts'
import { addSeats, type CodedSeat, putSeatCodesAway, useSeatChanges, useSeatCodes } from '../../data/classes.ts'
import { problemOf, problemWith } from '../../data/http.ts'
import actions from '../../ui/actions.module.css'
import buttons from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form, textIn, useForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import { showToast } from '../../ui/show-toast.ts'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './class-seats.module.css'
import { areText, onDayText } from './class-words.ts'
import { CopyLink } from './way-in.tsx'

/** The seats of a named class: who has joined, new seat codes, and taking seats away. */
export function ClassSeats({ classroom }: { classroom: TeachersClass }) {
  const [isAdding, setAdding] = useState(false)
  const codes = useSeatCodes(classroom.id)
  return (
    <Section
      title="Seats"
      size="medium"
      aside={
        <button type="button" className={buttons.small} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          Add seats
        </button>
      }
    >
      <p>
        {`${classroom.joined} of ${classroom.seats.length} have joined. A label is what you see; a seat code is how its owner gets in.`}
      </p>
      {isAdding && <AddSeats classroom={classroom} onDone={() => setAdding(false)} />}
      {codes.length > 0 && <NewCodes classId={classroom.id} codes={codes} />}
      <SeatList classroom={classroom} />
    </Section>
  )
}

function AddSeats({ classroom, onDone }: { classroom: TeachersClass; onDone: () => void }) {
  const most = SEATS_A_CLASS - classroom.seats.length
  const form = useForm({
    check: (typed) => {
      const labels = labelsIn(textIn(typed, 'labels'))
      const repeated = repeatedIn([...classroom.seats.map(({ label }) => label), ...labels])
      if (labels.length === 0) return { message: 'Type at least one label.', field: 'labels' }
      return repeated.length === 0 ? null : { message: `${areText(repeated)} there already.`, field: 'labels' }
    },
    send: async (typed) => {
      const adding = addSeats(classroom.id, labelsIn(textIn(typed, 'labels')))
      const problem = await problemWith(adding.then(onDone), 'The seats couldn’t be added')
      return problem && { ...problem, field: 'labels' }
    },
  })
  return (
    <Form className={styles.add} form={form} noValidate>
      <LabelsField most={most} />
      <button type="submit" className={buttons.button} disabled={form.isPending}>
        Add these seats
      </button>
    </Form>
  )
}

/** The labels of seats, typed or pasted, one a line; it counts them. */
export function LabelsField({ most }: { most: number }) {
  const [labels, setLabels] = useState(0)
  return (
    <TextArea
      label="One a line: first names or numbers are enough"
      name="labels"
      rows={7}
      spellCheck={false}
      autoComplete="off"
      hint={`${counted(labels, 'label')}; up to ${most}.`}
      onChange={({ target }) => setLabels(labelsIn(target.value).length)}
    />
  )
}

/** Seat codes that were just made. They are shown nowhere else, and only until they are dismissed. */
function NewCodes({ classId, codes }: { classId: string; codes: readonly CodedSeat[] }) {
  const text = codes.map(({ label, seatCode }) => `${label}\t${spacedCode(seatCode)}`).join('\n')
  return (
    <div className={styles.coupon}>
      <Text look="small" role="status">
        {`${counted(codes.length, 'new seat code')}, shown only this once. Hand ${wordFor(codes.length, 'it', 'them')} out before you leave this page; whoever loses one gets a new one from you.`}
      </Text>
      <dl className={styles.codes}>
        {codes.map(({ id, label, seatCode }) => (
          <Row key={id} between baseline gap={4} rowGap={0}>
            <dt>{label}</dt>
            <dd>{spacedCode(seatCode)}</dd>
          </Row>
        ))}
      </dl>
      <Row gap={2}>
        <Link className={buttons.small} href={classCardsAddress(classId)}>
          <Icon name="print" /> <span>{wordFor(codes.length, 'Print a join card', 'Print join cards')}</span>
        </Link>
        <CopyLink link={text}>Copy</CopyLink>
        <button type="button" className={buttons.small} onClick={() => putSeatCodesAway(classId)}>
          Done
        </button>
      </Row>
    </div>
  )
}

function SeatList({ classroom }: { classroom: TeachersClass }) {
  const { newCode } = useSeatChanges(classroom.id)
  const [removed, setRemoved] = useState<TeachersClass['seats'][number] | null>(null)
  const sayFailure = (error: unknown) =>
    showToast({
      title: 'No new code',
      description: problemOf(error, 'The code couldn’t be made').message,
      style: 'destructive',
    })
  return (
    <>
      <ul className={styles.seats}>
        {classroom.seats.map((seat) => (
          <li key={seat.id}>
            <div>
              <b>{seat.label}</b>
              <p className={typography.fine}>
                {seat.joinedAt === null ? 'Not joined yet' : `Joined ${onDayText(seat.joinedAt)}`}
              </p>
            </div>
            <button
              type="button"
              className={buttons.small}
              aria-label={`New code for ${seat.label}`}
              disabled={newCode.isPending}
              onClick={() => newCode.mutate(seat.id, { onError: sayFailure })}
            >
              New code
            </button>
            <button
              type="button"
              className={buttons.iconButton}
              aria-label={`Remove the seat of ${seat.label}`}
              onClick={() => setRemoved(seat)}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
      <Text look="fine" top={2}>
        A new code signs the old devices out; the answers stay.
      </Text>
      {removed && <RemoveSeat classId={classroom.id} seat={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

type RemoveSeatProps = { classId: string; seat: { id: string; label: string }; onClose: () => void }

/** Asks before a seat is deleted with its answers. */
function RemoveSeat({ classId, seat, onClose }: RemoveSeatProps) {
  const { remove } = useSeatChanges(classId)
  return (
    <Dialog
      title={`Remove ${seat.label}?`}
      lead="The seat goes with everything answered in it, at once and for good."
      onClose={onClose}
    >
      {remove.isError && (
        <p className={typography.small} role="alert">
          {problemOf(remove.error, 'The seat couldn’t be removed').message}
        </p>
      )}
      <div className={actions.actions}>
        <button
          type="button"
          className={buttons.destructive}
          disabled={remove.isPending}
          onClick={() => remove.mutate(seat.id, { onSuccess: onClose })}
        >
          Remove the seat
        </button>
        <button type="button" className={buttons.plain} onClick={onClose}>
          Keep it
        </button>
      </div>
    </Dialog>
  )
}
