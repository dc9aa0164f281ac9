import type { Reply } from '@think-twice/contract/endpoint'
import type { getJoin, joinClass } from '@think-twice/contract/seats'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import { LONGEST_TYPED_CODE, readJoinCode, readSeatCode, spacedCode } from '@think-twice/core/class/class-codes'
import { SEAT_KEPT, SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import { useId, useRef, useState } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { keepSeat, seatIn } from '../../browser/seats.ts'
import { ApiError, type FieldProblem, problemOf } from '../../data/http.ts'
import { forgetSeatReplies, isSeatKept, isWrongCode, takeSeat, useClassWithCode } from '../../data/seats.ts'
import { drainOutbox } from '../../saving/outbox.ts'
import { forgetSeat } from '../../saving/save-seat-answer.ts'
import buttons from '../../ui/button.module.css'
import { TextField } from '../../ui/field.tsx'
import { Form, textIn, useForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Columns } from '../../ui/layout.tsx'
import { Loader, ScreenNotLoaded } from '../../ui/loading.tsx'
import { Pick } from '../../ui/pick.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { DoorPage } from './door-page.tsx'
import { EnterCode } from './enter-code.tsx'
import styles from './seat.module.css'

type Joined = Reply<typeof joinClass>
type ClassToJoin = Reply<typeof getJoin>['class']

type JoinClassProps = {
  code: string
  /** The code as it was typed. */
  typed: string
  /** This device had a seat that the server no longer knows. */
  isSeatGone: boolean
  /** Called with the code of the new seat; null where its owner has that already. */
  onJoined: (seatCode: string | null) => void
}

/** The page before taking a seat: which class it is, and who sees what. */
export function JoinClass({ code, typed, isSeatGone, onJoined }: JoinClassProps) {
  const found = useClassWithCode(code)
  if (found.isError && isWrongCode(found.error)) return <EnterCode wrong={typed} />
  if (found.isError) {
    return (
      <DoorPage>
        <ScreenNotLoaded what="The class" onTryAgain={() => found.refetch()} />
      </DoorPage>
    )
  }
  return (
    <DoorPage>
      {found.data ? (
        <SeatOffer code={code} to={found.data.class} isSeatGone={isSeatGone} onJoined={onJoined} />
      ) : (
        <Loader>Looking for the class...</Loader>
      )}
    </DoorPage>
  )
}

type SeatOfferProps = Omit<JoinClassProps, 'typed'> & { to: ClassToJoin }

function SeatOffer({ code, to, isSeatGone, onJoined }: SeatOfferProps) {
  const [isOwn, setOwn] = useState(false)
  const isNamed = to.kind === 'named'
  /** The code of a seat that was taken but not kept by the browser: the next try takes the same seat again. */
  const unkept = useRef<string | null>(null)
  const join = async (typed: string | null): Promise<FieldProblem | null> => {
    try {
      const seatCode = typed ?? unkept.current
      const joined = await takeSeat({ code, ownDevice: isOwn, ...(seatCode !== null && { seatCode }) })
      if (!(await isSeatKept(joined.class.code))) {
        unkept.current = joined.seatCode ?? seatCode
        return UNKEPT
      }
      await keepJoined(code, joined)
      onJoined(joined.seatCode ?? null)
      return null
    } catch (error) {
      return problemAtDoor(error, to.name)
    }
  }
  return (
    <Columns gap={8}>
      <section>
        <DoubleRule />
        <p className={styles.label}>Class {spacedCode(code)}</p>
        <h1 className={styles.title}>{to.name}</h1>
        {isSeatGone && (
          <p className={styles.note} role="status">
            <Icon name="alert" />
            <span>Your seat isn’t on this device anymore. It ran out, or your teacher removed it.</span>
          </p>
        )}
        <p className={styles.lead}>
          {isNamed
            ? 'Your teacher sees the answers of your seat in this class, and nothing else from this site.'
            : 'Your teacher sees how the class answered, never who answered what.'}
        </p>
        {isNamed || to.isOpen ? (
          <SeatForm isNamed={isNamed} isOwn={isOwn} setOwn={setOwn} join={join} />
        ) : (
          <p className={styles.note}>
            <Icon name="cross" />
            <span>{closedWords(to.name)}</span>
          </p>
        )}
      </section>
      <section>
        <DoubleRule />
        {isNamed ? <NoCard /> : <HadASeat join={join} />}
        <WhoIsSignedIn />
      </section>
    </Columns>
  )
}

const UNKEPT = {
  message: 'Your browser didn’t keep your seat. Allow cookies for this site, then try again.',
  field: null,
}

type Join = (seatCode: string | null) => Promise<FieldProblem | null>
type SeatFormProps = { isNamed: boolean; isOwn: boolean; setOwn: (isOwn: boolean) => void; join: Join }

function SeatForm({ isNamed, isOwn, setOwn, join }: SeatFormProps) {
  const form = useForm({ send: (typed) => (isNamed ? joinWith(textIn(typed, 'seatCode'), join) : join(null)) })
  const deviceId = useId()
  return (
    <Form className={styles.form} form={form} noValidate>
      {isNamed && <SeatCodeField label="Your seat code, from your card" initial={seatCodeInAddress()} />}
      <div className={styles.device}>
        <p id={deviceId}>Only you use this device?</p>
        <Pick
          labelledBy={deviceId}
          name="device"
          options={[
            { value: 'own', label: 'Yes', detail: `Your seat stays here for ${SEAT_KEPT.own / DAY} days.` },
            { value: 'shared', label: 'No', detail: `It’s gone from here after ${SEAT_KEPT.shared / HOUR} hours.` },
          ]}
          chosen={isOwn ? 'own' : 'shared'}
          onChoose={(device) => setOwn(device === 'own')}
          look="list"
        />
      </div>
      <Refused form={form} />
      <button type="submit" className={buttons.primary} disabled={form.isPending}>
        {isNamed ? 'Take my seat' : 'Take a seat'} <Icon name="arrowRight" />
      </button>
      <p className={typography.fine}>
        {isNamed ? 'No account, no email address.' : 'No name, no account, no email address.'} A cookie keeps your seat
        on this device.
      </p>
    </Form>
  )
}

function HadASeat({ join }: { join: Join }) {
  const form = useForm({ send: (typed) => joinWith(textIn(typed, 'seatCode'), join) })
  return (
    <>
      <h2 className={styles.heading}>Had a seat before?</h2>
      <Form className={styles.form} form={form} noValidate>
        <SeatCodeField
          label="Your seat code"
          initial={seatCodeInAddress()}
          hint="Twelve characters. It brings your seat to this device."
        />
        <Refused form={form} />
        <button type="submit" className={buttons.button} disabled={form.isPending}>
          Go on from here
        </button>
      </Form>
    </>
  )
}

function NoCard() {
  return (
    <>
      <h2 className={styles.heading}>No card?</h2>
      <p className={typography.small}>
        Your teacher can print one, or make you a new code. No name or password is asked of you here.
      </p>
    </>
  )
}

function WhoIsSignedIn() {
  const user = useCurrentUser()
  if (user === null) return null
  return (
    <p className={styles.fine}>
      You’re signed in as {user.username}. What you answer also counts as your own practice. Nothing about your account
      is told to the teacher.
    </p>
  )
}

function SeatCodeField({ label, initial, hint }: { label: string; initial: string; hint?: string }) {
  return (
    <TextField
      label={label}
      name="seatCode"
      {...(hint !== undefined && { hint })}
      defaultValue={initial}
      placeholder="XXXX XXXX XXXX"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LONGEST_TYPED_CODE}
      data-code
    />
  )
}

/** Why joining failed, unless the field to blame says so. */
function Refused({ form: { problem } }: { form: ReturnType<typeof useForm> }) {
  if (problem === null || problem.field !== null) return null
  return (
    <p className={styles.note} role="alert">
      <Icon name="cross" />
      <span>{problem.message}</span>
    </p>
  )
}

async function joinWith(typed: string, join: Join): Promise<FieldProblem | null> {
  if (readSeatCode(typed) !== null) return join(typed)
  return { message: 'A seat code has twelve characters, in three groups of four.', field: 'seatCode' }
}

/** The seat code of a card’s link, in groups; empty if there is none. */
function seatCodeInAddress(): string {
  const code = readSeatCode(location.hash.replaceAll(/%../g, ''))
  return code === null ? '' : spacedCode(code)
}

function closedWords(name: string): string {
  return `The door of ${name} is closed. Ask your teacher to open it.`
}

function problemAtDoor(error: unknown, name: string): FieldProblem {
  const code = error instanceof ApiError ? error.code : null
  const { message } = problemOf(error, 'You couldn’t take a seat')
  switch (code) {
    case 'class-closed':
      return { message: closedWords(name), field: null }
    case 'class-full':
      return { message: `${name} is full: all ${SEATS_A_CLASS} seats are taken. Ask your teacher.`, field: null }
    case 'no-such-seat-code':
    case 'seat-code-needed':
      return { message, field: 'seatCode' }
    default:
      return { message, field: null }
  }
}

/** Keeps the seat on this device. A browser has one seat in a class, so what was kept of another is deleted. */
async function keepJoined(typed: string, { class: of, seat }: Joined): Promise<void> {
  const before = seatIn(readJoinCode(typed) ?? '')
  if (before !== null && before.id !== seat.id) await forgetSeat(before.id)
  forgetSeatReplies()
  keepSeat({ id: seat.id, code: of.code, view: { class: of, seat, isPractice: false, rounds: [] }, assigned: {} })
  // Answers of the same seat may have waited for it to come back.
  void drainOutbox()
}
