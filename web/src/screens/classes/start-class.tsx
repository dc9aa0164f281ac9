import {
  CLASS_KEPT_AT_MOST_DAYS,
  CLASS_KEPT_DAYS,
  SEATS_A_CLASS,
  type SeatKind,
} from '@think-twice/core/class/class-limits'
import { labelsIn, repeatedIn } from '@think-twice/core/typed-text'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { classAddress } from '../../addresses.ts'
import { openClass } from '../../data/classes.ts'
import { problemWith } from '../../data/http.ts'
import { lineIn } from '../../parts/typed-line.ts'
import buttons from '../../ui/button.module.css'
import { TextField } from '../../ui/field.tsx'
import { Form, textIn, useForm } from '../../ui/form.tsx'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import { Pick } from '../../ui/pick.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import styles from './class-form.module.css'
import { ClassPage } from './class-page.tsx'
import { LabelsField } from './class-seats.tsx'
import { areText, classNameProblem } from './class-words.ts'

const KINDS: readonly { value: SeatKind; label: string; detail: string }[] = [
  {
    value: 'anonymous',
    label: 'Anonymous',
    detail: 'Whoever has the code takes a seat. You see totals only: never who answered what.',
  },
  {
    value: 'named',
    label: 'Named',
    detail: 'You give each seat a label. You see who has done what in this class, and nothing else about them.',
  },
]

/** The form for a new class. */
export function StartClass() {
  const [kind, setKind] = useState<SeatKind>('anonymous')
  const [, navigate] = useLocation()
  const form = useForm({
    check: (typed) => {
      const problem = classNameProblem(typed)
      if (problem) return problem
      return kind === 'named' ? labelsProblem(labelsIn(textIn(typed, 'labels'))) : null
    },
    send: async (typed) => {
      const seats = kind === 'named' ? { labels: labelsIn(textIn(typed, 'labels')) } : 'anonymous'
      const opening = openClass({ name: lineIn(typed, 'name'), seats })
      return problemWith(
        opening.then(({ id }) => navigate(classAddress(id))),
        'The class couldn’t be made',
      )
    },
  })
  return (
    <ClassPage title="Start a class" back="list">
      <Form form={form} noValidate>
        <LabeledSection title="Name">
          <div className={styles.narrow}>
            <TextField label="Students read it when they join" name="name" autoComplete="off" required />
          </div>
        </LabeledSection>
        <LabeledSection title="Seats">
          {(titleId) => (
            <>
              <Pick labelledBy={titleId} name="kind" options={KINDS} chosen={kind} onChoose={setKind} look="two" />
              <Text look="fine" top={3}>
                This can’t be changed later: answers given without a name stay without one.
              </Text>
            </>
          )}
        </LabeledSection>
        {kind === 'named' && (
          <LabeledSection title="Labels">
            <LabelsField most={SEATS_A_CLASS} />
          </LabeledSection>
        )}
        <LabeledSection title="How long">
          <p className={styles.lede}>
            It is kept for {CLASS_KEPT_DAYS} days after its last use, at most {CLASS_KEPT_AT_MOST_DAYS} days from today.
            Then it goes, with everything answered in it.
          </p>
          {form.problem?.field === null && (
            <p className={typography.small} role="alert">
              {form.problem.message}
            </p>
          )}
          <button type="submit" className={buttons.primary} disabled={form.isPending}>
            Make the class
          </button>
        </LabeledSection>
      </Form>
    </ClassPage>
  )
}

function labelsProblem(labels: readonly string[]) {
  if (labels.length === 0) return { message: 'A named class needs at least one label.', field: 'labels' }
  const repeated = repeatedIn(labels)
  if (repeated.length > 0) return { message: `${areText(repeated)} there twice. Make each different.`, field: 'labels' }
  if (labels.length > SEATS_A_CLASS) return { message: `A class has ${SEATS_A_CLASS} seats at most.`, field: 'labels' }
  return null
}
