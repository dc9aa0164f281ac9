import type { TeachersClass } from '@think-twice/contract/classes'
import { addDays, dayOf } from '@think-twice/core/activity/days'
import {
  CLASS_ROUND_LENGTHS,
  LIVE_MINUTES_A_SCENARIO,
  USUAL_CLASS_ROUND_LENGTH,
  USUAL_DAYS,
} from '@think-twice/core/class/class-rounds'
import type { ClassRoundKind } from '@think-twice/core/class/round-state'
import { conceptsOfPair } from '@think-twice/core/learning/confusions'
import type { PracticeIndexEntry } from '@think-twice/core/practice/practice-questions'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { classRoundAddress } from '../../../addresses.ts'
import { endOfDay, localTimeZone, timeNow } from '../../../browser/clock.ts'
import { useClassReport } from '../../../data/class-report.ts'
import { openRound } from '../../../data/class-rounds.ts'
import { useClass } from '../../../data/classes.ts'
import { usePracticeIndex } from '../../../data/content.ts'
import { problemWith } from '../../../data/http.ts'
import { longWeekdayText } from '../../../parts/date-text.ts'
import buttons from '../../../ui/button.module.css'
import { TextField } from '../../../ui/field.tsx'
import { Form, textIn, useForm } from '../../../ui/form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LabeledSection } from '../../../ui/labeled-section.tsx'
import { Row } from '../../../ui/layout.tsx'
import { CountDrawing, Pick } from '../../../ui/pick.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import { ClassPage, ClassPageLoading } from '../class-page.tsx'
import type { ClassPair } from '../class-words.ts'
import { type About, AboutChoice, conceptsAbout, startingAbout } from './about-choice.tsx'
import { ChosenScenarios } from './chosen-scenarios.tsx'
import styles from './new-round.module.css'
import { useChosen } from './use-chosen.ts'

/** The form for a round. Every choice is made already, so that it can be sent at once. */
export function NewRound({ classId, about }: { classId: string; about: readonly ConceptId[] }) {
  const classroom = useClass(classId)
  const report = useClassReport(classId)
  const index = usePracticeIndex()
  if (!classroom.data) return <ClassPageLoading query={classroom} what="This class" />
  if (!index.data) return <ClassPageLoading query={index} what="The scenarios" />
  // If the report could not be loaded, only the pair mixed up most is not offered.
  if (report.isPending) return <ClassPageLoading query={report} what="The report" />
  const pair = report.data?.confusions.pairs.find((each) => conceptsOfPair(each).length > 0) ?? null
  return <RoundForm classroom={classroom.data} index={index.data} pair={pair} about={about} />
}

type RoundFormProps = {
  classroom: TeachersClass
  index: readonly PracticeIndexEntry[]
  /** The pair that this class mixes up most; null while that is not known. */
  pair: ClassPair | null
  about: readonly ConceptId[]
}

const KINDS: readonly { value: ClassRoundKind; label: string; detail: string }[] = [
  {
    value: 'live',
    label: 'Live',
    detail: `The wall leads and the devices follow: vote, talk, vote again. About ${LIVE_MINUTES_A_SCENARIO} minutes a scenario.`,
  },
  {
    value: 'assigned',
    label: 'Assigned',
    detail: 'Each at their own pace until a day you name, with the reason after every answer, also without a network.',
  },
]

function RoundForm({ classroom, index, pair, about: asked }: RoundFormProps) {
  const [kind, setKind] = useState<ClassRoundKind>('live')
  const [wished, setLength] = useState<number>(USUAL_CLASS_ROUND_LENGTH)
  const [about, setAbout] = useState<About>(() => startingAbout(asked, pair))
  const lengths = CLASS_ROUND_LENGTHS[kind]
  const length = lengths.includes(wished) ? wished : USUAL_CLASS_ROUND_LENGTH
  const chosen = useChosen({ kind, length, concepts: conceptsAbout(about, pair) }, classroom.rounds, index)
  const [, navigate] = useLocation()
  const form = useForm({
    send: async (typed) => {
      const scenarioIds = chosen.entries.map(({ id }) => id)
      const dueAt = kind === 'assigned' ? endOfDay(textIn(typed, 'dueAt')) : Number.NaN
      const opening = openRound(classroom.id, { kind, scenarioIds, ...(Number.isFinite(dueAt) && { dueAt }) })
      const problem = await problemWith(
        opening.then((id) => navigate(classRoundAddress(classroom.id, id))),
        'The round couldn’t be made',
      )
      return problem && { ...problem, field: problem.field === 'dueAt' ? 'dueAt' : null }
    },
  })
  return (
    <ClassPage title="New round" back={{ classId: classroom.id, name: classroom.name }}>
      <Form form={form}>
        <LabeledSection title="What about">
          {(titleId) => (
            <AboutChoice labelledBy={titleId} about={about} pair={pair} kind={classroom.kind} onChoose={setAbout} />
          )}
        </LabeledSection>
        <LabeledSection title="How">
          {(titleId) => (
            <>
              <Pick labelledBy={titleId} name="kind" options={KINDS} chosen={kind} onChoose={setKind} look="two" />
              {kind === 'assigned' && <DueDay />}
            </>
          )}
        </LabeledSection>
        <LabeledSection title="Length">
          {(titleId) => (
            <Pick
              labelledBy={titleId}
              name="length"
              options={lengths.map((each) => ({
                value: each,
                drawing: <CountDrawing count={each} />,
                label: <LengthLabel length={each} kind={kind} />,
              }))}
              chosen={length}
              onChoose={setLength}
              look="tiles"
            />
          )}
        </LabeledSection>
        <LabeledSection title="Scenarios">
          <ChosenScenarios chosen={chosen} rounds={classroom.rounds} />
        </LabeledSection>
        <Row between gap={5} rowGap={2} className={styles.go}>
          <p className={typography.small}>
            <b>{counted(chosen.entries.length, 'scenario')}</b>
            <span>{kind === 'live' ? `, about ${LIVE_MINUTES_A_SCENARIO * length} minutes. ` : '. '}</span>
            {form.problem?.field === null && <span role="alert">{form.problem.message}</span>}
          </p>
          <button type="submit" className={buttons.primary} disabled={form.isPending || chosen.entries.length < length}>
            Make the round <Icon name="arrowRight" />
          </button>
        </Row>
      </Form>
    </ClassPage>
  )
}

function LengthLabel({ length, kind }: { length: number; kind: ClassRoundKind }) {
  return (
    <span className={styles.length}>
      <b>{length}</b> scenarios
      {kind === 'live' && <small>{`about ${LIVE_MINUTES_A_SCENARIO * length} min`}</small>}
    </span>
  )
}

function DueDay() {
  const today = dayOf(timeNow(), localTimeZone())
  const [day, setDay] = useState(addDays(today, USUAL_DAYS))
  return (
    <div className={styles.due}>
      <TextField
        label="By"
        name="dueAt"
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Text look="fine" top={2}>
        {day === ''
          ? 'Without a day it stays open until you end it.'
          : `${longWeekdayText(day)}. The round is over when that day ends.`}
      </Text>
    </div>
  )
}
