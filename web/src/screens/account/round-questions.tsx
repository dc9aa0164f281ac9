import { useState } from 'react'
import { changeSettings, type Settings, useSettings } from '../../browser/settings.ts'
import { Leaf } from './leaf.tsx'
import styles from './round-questions.module.css'
import { SavedNote } from './saved-note.tsx'

const QUESTIONS = [
  {
    setting: 'asksSureness',
    question: 'How sure are you?',
    detail: 'One tap after each answer: a guess, fairly, sure.',
  },
  {
    setting: 'asksWhereItBreaks',
    question: 'Where does it break?',
    detail: 'Tap the sentence that carries the flaw. Never part of a score.',
  },
] as const satisfies readonly { setting: keyof Settings; question: string; detail: string }[]

/** What a round asks beside the flaw itself. */
export function RoundQuestions() {
  const settings = useSettings()
  const [isSaved, setSaved] = useState(false)
  return (
    <Leaf title="In a round, ask">
      {QUESTIONS.map(({ setting, question, detail }) => (
        <label key={setting} className={styles.switch}>
          <span>
            <b>{question}</b>
            <small>{detail}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={settings[setting]}
            aria-checked={settings[setting]}
            onChange={(event) => {
              changeSettings({ [setting]: event.target.checked })
              setSaved(true)
            }}
          />
        </label>
      ))}
      <SavedNote isSaved={isSaved}>Saved on this device</SavedNote>
    </Leaf>
  )
}
