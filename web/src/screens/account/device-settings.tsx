import { minutesFor } from '@think-twice/core/practice/minutes'
import { ROUND_LENGTHS } from '@think-twice/core/practice/round'
import { type ReactNode, useState } from 'react'
import { type Settings, useSettings, writeSettings } from '../../browser/settings.ts'
import { type ThemeChoice, useThemeChoice } from '../../browser/theme.ts'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import { CountDrawing, Pick } from '../../ui/pick.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SavedNote } from './account-form.tsx'
import styles from './settings.module.css'

const LONG_LINES = 'M14 18h72M14 28h72M14 38h40'

const THEMES: readonly { value: ThemeChoice; label: string; drawing: ReactNode }[] = [
  {
    value: 'system',
    label: 'System',
    drawing: (
      <PageDrawing>
        <rect className={styles.lightPaper} width="50" height="52" />
        <rect className={styles.darkPaper} x="50" width="50" height="52" />
        <path className={styles.lightInk} d="M12 18h26M12 28h26M12 38h14" />
        <path className={styles.darkInk} d="M62 18h26M62 28h26M62 38h14" />
      </PageDrawing>
    ),
  },
  { value: 'light', label: 'Light', drawing: <DrawnPage paper={styles.lightPaper} ink={styles.lightInk} /> },
  { value: 'dark', label: 'Dark', drawing: <DrawnPage paper={styles.darkPaper} ink={styles.darkInk} /> },
]

function PageDrawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.page} viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  )
}

function DrawnPage({ paper, ink }: { paper: string | undefined; ink: string | undefined }) {
  return (
    <PageDrawing>
      <rect className={paper} width="100" height="52" />
      <path className={ink} d={LONG_LINES} />
    </PageDrawing>
  )
}

export function ThemeChoices() {
  const [choice, chooseTheme] = useThemeChoice()
  return <ChoiceSection title="Theme" name="theme" options={THEMES} chosen={choice} onChoose={chooseTheme} />
}

const LENGTHS = ROUND_LENGTHS.map((length) => ({
  value: length,
  drawing: <CountDrawing count={length} />,
  label: (
    <>
      <b className={styles.number}>{length}</b>
      <small className={styles.detail}>about {minutesFor(length, 'round')}</small>
    </>
  ),
}))

export function RoundLengthChoice() {
  const { roundLength } = useSettings()
  return (
    <ChoiceSection
      title="Scenarios in a round"
      name="round-length"
      options={LENGTHS}
      chosen={roundLength}
      onChoose={(chosen) => writeSettings({ roundLength: chosen })}
    />
  )
}

type ChoiceSectionProps<Value> = {
  title: string
  name: string
  options: readonly { value: Value; drawing: ReactNode; label: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A setting with a few values, each shown as a drawing; choosing one applies it at once. */
function ChoiceSection<Value extends string | number>({
  title,
  name,
  options,
  chosen,
  onChoose,
}: ChoiceSectionProps<Value>) {
  const [isSaved, setSaved] = useState(false)
  const choose = (value: Value) => {
    onChoose(value)
    setSaved(true)
  }
  return (
    <LabeledSection isGroup title={title}>
      {(titleId) => (
        <>
          <Pick labelledBy={titleId} name={name} options={options} chosen={chosen} onChoose={choose} look="tiles" />
          <SavedNote isSaved={isSaved}>Saved on this device</SavedNote>
        </>
      )}
    </LabeledSection>
  )
}

type QuestionSetting = {
  question: string
  detail: string
  isAsked: (settings: Settings) => boolean
  change: (settings: Settings, isAsked: boolean) => Partial<Settings>
}

const IN_A_ROUND: readonly QuestionSetting[] = [
  {
    question: 'How sure are you?',
    detail: 'One tap after each answer.',
    isAsked: ({ sureness }) => sureness.round,
    change: ({ sureness }, isAsked) => ({ sureness: { ...sureness, round: isAsked } }),
  },
  {
    question: 'Where does it break?',
    detail: 'Tap the sentence that carries the flaw.',
    isAsked: ({ whereDoesItBreak }) => whereDoesItBreak,
    change: (_, isAsked) => ({ whereDoesItBreak: isAsked }),
  },
]

const IN_A_QUIZ: readonly QuestionSetting[] = [
  {
    question: 'How sure are you?',
    detail: 'An optional row below the answers. It never affects your score.',
    isAsked: ({ sureness }) => sureness.quiz,
    change: ({ sureness }, isAsked) => ({ sureness: { ...sureness, quiz: isAsked } }),
  },
]

/** The questions of a round besides the flaw itself. */
export function RoundQuestions() {
  return <QuestionSettings title="In a round, ask" questions={IN_A_ROUND} />
}

/** The questions of a quiz or an assessment besides the flaw itself: none, unless switched on. */
export function QuizQuestions() {
  return <QuestionSettings title="In a quiz or assessment, ask" questions={IN_A_QUIZ} />
}

function QuestionSettings({ title, questions }: { title: string; questions: readonly QuestionSetting[] }) {
  const settings = useSettings()
  const [isSaved, setSaved] = useState(false)
  return (
    <LabeledSection isGroup title={title}>
      {questions.map(({ question, detail, isAsked, change }) => (
        <Switch
          key={question}
          label={question}
          detail={detail}
          isOn={isAsked(settings)}
          onChange={(isOn) => {
            writeSettings(change(settings, isOn))
            setSaved(true)
          }}
        />
      ))}
      <SavedNote isSaved={isSaved}>Saved on this device</SavedNote>
    </LabeledSection>
  )
}
