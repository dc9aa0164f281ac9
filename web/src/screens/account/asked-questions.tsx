import { useState } from 'react'
import { type Settings, useSettings, writeSettings } from '../../browser/settings.ts'
import { AccountSection } from './account-section.tsx'
import styles from './asked-questions.module.css'
import { SavedNote } from './saved-note.tsx'

type AskedQuestion = {
  question: string
  detail: string
  isAsked: (settings: Settings) => boolean
  change: (settings: Settings, isAsked: boolean) => Partial<Settings>
}

const IN_A_ROUND: readonly AskedQuestion[] = [
  {
    question: 'How sure are you?',
    detail: 'One tap after each answer: a guess, fairly sure, or sure.',
    isAsked: ({ sureness }) => sureness.round,
    change: ({ sureness }, isAsked) => ({ sureness: { ...sureness, round: isAsked } }),
  },
  {
    question: 'Where does it break?',
    detail: 'Tap the sentence that carries the flaw. It never affects your score.',
    isAsked: ({ whereDoesItBreak }) => whereDoesItBreak,
    change: (_, isAsked) => ({ whereDoesItBreak: isAsked }),
  },
]

const IN_A_QUIZ: readonly AskedQuestion[] = [
  {
    question: 'How sure are you?',
    detail: 'An optional row below the answers. It never affects your score.',
    isAsked: ({ sureness }) => sureness.quiz,
    change: ({ sureness }, isAsked) => ({ sureness: { ...sureness, quiz: isAsked } }),
  },
]

/** What a round asks besides the flaw itself. */
export function RoundQuestions() {
  return <AskedQuestions title="In a round, ask" questions={IN_A_ROUND} />
}

/** What a quiz or an assessment asks besides the flaw itself: nothing, unless it is switched on. */
export function QuizQuestions() {
  return <AskedQuestions title="In a quiz or assessment, ask" questions={IN_A_QUIZ} />
}

function AskedQuestions({ title, questions }: { title: string; questions: readonly AskedQuestion[] }) {
  const settings = useSettings()
  const [isSaved, setSaved] = useState(false)
  return (
    <AccountSection title={title}>
      {questions.map(({ question, detail, isAsked, change }) => (
        <label key={question} className={styles.switch}>
          <span>
            <b>{question}</b>
            <small>{detail}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={isAsked(settings)}
            aria-checked={isAsked(settings)}
            onChange={(event) => {
              writeSettings(change(settings, event.target.checked))
              setSaved(true)
            }}
          />
        </label>
      ))}
      <SavedNote isSaved={isSaved}>Saved on this device</SavedNote>
    </AccountSection>
  )
}
