import { minutesFor, ROUND_LENGTHS } from '@think-twice/core/practice/round-length'
import { useState } from 'react'
import { useSettings, writeSettings } from '../../browser/settings.ts'
import { AccountSection } from './account-section.tsx'
import styles from './round-length-choice.module.css'
import { SavedNote } from './saved-note.tsx'
import { SettingChoice } from './setting-choice.tsx'

const OPTIONS = ROUND_LENGTHS.map((length) => ({
  value: length,
  drawing: (
    <span className={styles.cells} aria-hidden="true">
      {Array.from({ length }, (_, cell) => cell).map((cell) => (
        <i key={cell} />
      ))}
    </span>
  ),
  label: (
    <>
      <b className={styles.number}>{length}</b>
      <small className={styles.detail}>scenarios</small>
      <small className={styles.detail}>about {minutesFor(length)} min</small>
    </>
  ),
}))

export function RoundLengthChoice() {
  const { roundLength } = useSettings()
  const [isSaved, setSaved] = useState(false)
  return (
    <AccountSection title="Round length">
      {(titleId) => (
        <>
          <SettingChoice
            labelledBy={titleId}
            name="round-length"
            options={OPTIONS}
            chosen={roundLength}
            onChoose={(chosen) => {
              writeSettings({ roundLength: chosen })
              setSaved(true)
            }}
          />
          <SavedNote isSaved={isSaved}>Saved on this device</SavedNote>
        </>
      )}
    </AccountSection>
  )
}
