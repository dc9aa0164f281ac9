import { useState } from 'react'
import { ROUND_LENGTHS, type Settings, useSettings, writeSettings } from '../../browser/settings.ts'
import { Leaf } from './leaf.tsx'
import { Pick } from './pick-setting.tsx'
import styles from './round-length-choice.module.css'
import { SavedNote } from './saved-note.tsx'

/** About half a minute a scenario, as the readers of the bank took. */
const MINUTES: Readonly<Record<Settings['roundLength'], number>> = { 3: 2, 8: 4, 15: 8 }

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
      <small className={styles.detail}>about {MINUTES[length]} min</small>
    </>
  ),
}))

export function RoundLengthChoice() {
  const { roundLength } = useSettings()
  const [isSaved, setSaved] = useState(false)
  return (
    <Leaf title="Length of a round">
      {(titleId) => (
        <>
          <Pick
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
    </Leaf>
  )
}
