import type { TeachersClass } from '@think-twice/contract/classes'
import { DAY } from '@think-twice/core/activity/days'
import { CLASS_KEPT_AT_MOST_DAYS, SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import { oneLine } from '@think-twice/core/typed-text'
import { counted } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { CLASSES_ADDRESS } from '../../addresses.ts'
import { changeClass, removeClass } from '../../data/classes.ts'
import { problemWith } from '../../data/http.ts'
import { dateText } from '../../parts/date-text.ts'
import { lineIn } from '../../parts/typed-line.ts'
import buttons from '../../ui/button.module.css'
import { TextField } from '../../ui/field.tsx'
import { Form, useForm } from '../../ui/form.tsx'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import { Section } from '../../ui/section.tsx'
import { Switch } from '../../ui/switch.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './class-form.module.css'
import { classNameProblem } from './class-words.ts'

/** The settings of a class, and deleting it. */
export function ManageClass({ classroom }: { classroom: TeachersClass }) {
  return (
    <Section title="This class" size="large">
      <NameSection classroom={classroom} />
      <DoorSection classroom={classroom} />
      <LabeledSection title="Kept until">
        <p>
          <b>{dateText(classroom.expiresAt)}</b>. Then it goes, with everything answered in it.
        </p>
        <Text look="fine" top={2}>
          {`Every use moves the day, up to ${dateText(classroom.openedAt + CLASS_KEPT_AT_MOST_DAYS * DAY)}.`}
        </Text>
      </LabeledSection>
      <DeleteSection classroom={classroom} />
    </Section>
  )
}

function NameSection({ classroom }: { classroom: TeachersClass }) {
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    check: classNameProblem,
    send: async (typed) => {
      const problem = await problemWith(
        changeClass(classroom.id, { name: lineIn(typed, 'name') }),
        'The name couldn’t be saved',
      )
      setSaved(problem === null)
      return problem && { ...problem, field: 'name' }
    },
  })
  return (
    <LabeledSection title="Name">
      <Form className={styles.inline} form={form} noValidate>
        <TextField
          label="Students read it when they join"
          name="name"
          defaultValue={classroom.name}
          autoComplete="off"
          required
          onChange={() => setSaved(false)}
        />
        <button type="submit" className={buttons.button} disabled={form.isPending}>
          Save
        </button>
      </Form>
      <p className={typography.fine} role="status">
        {isSaved && 'Saved.'}
      </p>
    </LabeledSection>
  )
}

function DoorSection({ classroom }: { classroom: TeachersClass }) {
  const [said, setSaid] = useState<string | null>(null)
  const change = async (body: Parameters<typeof changeClass>[1], done: string) => {
    const problem = await problemWith(changeClass(classroom.id, body), 'That couldn’t be saved')
    setSaid(problem?.message ?? done)
  }
  return (
    <LabeledSection title="Door">
      <Switch
        label="Open"
        detail={
          classroom.kind === 'anonymous'
            ? `Whoever has the code can take a seat: ${classroom.joined} of ${SEATS_A_CLASS} are taken. Closed, only those who have one get in.`
            : 'Whoever has a seat code can join. Closed, only those who have joined get in.'
        }
        isOn={classroom.isOpen}
        onChange={(isOpen) => void change({ isOpen }, isOpen ? 'The door is open.' : 'The door is closed.')}
      />
      <button
        type="button"
        className={buttons.button}
        onClick={() => void change({ newCode: true }, 'The code is changed.')}
      >
        Change the code
      </button>
      <Text look="fine" top={2}>
        The old code stops working at once. Seats already taken stay.
      </Text>
      <p className={typography.fine} role="status">
        {said}
      </p>
    </LabeledSection>
  )
}

function DeleteSection({ classroom }: { classroom: TeachersClass }) {
  const [, navigate] = useLocation()
  const [isConfirmed, setConfirmed] = useState(false)
  const form = useForm({
    send: async () => {
      const problem = await problemWith(removeClass(classroom.id), 'The class couldn’t be deleted')
      if (problem === null) navigate(CLASSES_ADDRESS, { replace: true })
      return problem && { ...problem, field: 'confirmation' }
    },
  })
  return (
    <LabeledSection title="Delete this class">
      <p>Gone at once, for you and for every seat, and not recoverable:</p>
      <ul className={styles.gone}>
        <li>{`${counted(classroom.kind === 'named' ? classroom.seats.length : classroom.joined, 'seat')} and all their answers`}</li>
        <li>{`${counted(classroom.rounds.length, 'round')} and the report`}</li>
      </ul>
      <Form className={styles.inline} form={form}>
        <TextField
          label={`Type ${classroom.name} to confirm`}
          name="confirmation"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setConfirmed(oneLine(target.value) === classroom.name)}
          required
        />
        <button type="submit" className={buttons.destructive} disabled={!isConfirmed || form.isPending}>
          Delete this class
        </button>
      </Form>
    </LabeledSection>
  )
}
