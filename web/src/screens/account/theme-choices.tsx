import { useState } from 'react'
import { type ThemeChoice, useThemeChoice } from '../../browser/theme.ts'
import { AccountSection } from './account-section.tsx'
import { SavedNote } from './saved-note.tsx'
import { SettingChoice } from './setting-choice.tsx'
import styles from './theme-choices.module.css'

const LONG_LINES = 'M14 18h72M14 28h72M14 38h40'

const OPTIONS: readonly { value: ThemeChoice; label: string; drawing: React.ReactNode }[] = [
  {
    value: 'system',
    label: 'System',
    drawing: (
      <svg className={styles.page} viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.lightPaper} width="50" height="52" />
        <rect className={styles.darkPaper} x="50" width="50" height="52" />
        <path className={styles.lightInk} d="M12 18h26M12 28h26M12 38h14" />
        <path className={styles.darkInk} d="M62 18h26M62 28h26M62 38h14" />
      </svg>
    ),
  },
  {
    value: 'light',
    label: 'Light',
    drawing: (
      <svg className={styles.page} viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.lightPaper} width="100" height="52" />
        <path className={styles.lightInk} d={LONG_LINES} />
      </svg>
    ),
  },
  {
    value: 'dark',
    label: 'Dark',
    drawing: (
      <svg className={styles.page} viewBox="0 0 100 52" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.darkPaper} width="100" height="52" />
        <path className={styles.darkInk} d={LONG_LINES} />
      </svg>
    ),
  },
]

export function ThemeChoices() {
  const [choice, chooseTheme] = useThemeChoice()
  const [isSaved, setSaved] = useState(false)
  return (
    <AccountSection title="Theme">
      {(titleId) => (
        <>
          <SettingChoice
            labelledBy={titleId}
            name="theme"
            options={OPTIONS}
            chosen={choice}
            onChoose={(chosen) => {
              chooseTheme(chosen)
              setSaved(true)
            }}
          />
          <SavedNote isSaved={isSaved}>Saved on this device</SavedNote>
        </>
      )}
    </AccountSection>
  )
}
