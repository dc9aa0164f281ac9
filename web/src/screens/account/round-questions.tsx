import { useState } from 'react'
import { type Settings, useSettings, writeSettings } from '../../browser/settings.ts'
import { AccountSection } from './account-section.tsx'
import styles from './round-questions.module.css'
import { SavedNote } from './saved-note.tsx'

const QUESTIONS: readonly {
  question: string
  detail: string
  isAsked: (settings: Settings) => boolean
  change: (settings: Settings, isAsked: boolean) => Partial<Settings>
}[] = [
  {
    question: 'How sure are you?',
    detail: 'One tap after each answer: a guess, fairly, sure.',
    isAsked: ({ sureness }) => sureness.round,
    change: ({ sureness }, isAsked) => ({ sureness: { ...sureness, round: isAsked } }),
  },
  {
    question: 'Where does it break?',
    detail: 'Tap the sentence that carries the flaw. Never part of a score.',
    isAsked: ({ whereDoesItBreak }) => whereDoesItBreak,
    change: (_, isAsked) => ({ whereDoesItBreak: isAsked }),
  },
]

/** What a round asks besides the flaw itself. */
export function RoundQuestions() {
  const settings = useSettings()
  const [isSaved, setSaved] = useState(false)
  return (
    <AccountSection title="In a round, ask">
      {QUESTIONS.map(({ question, detail, isAsked, change }) => (
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
