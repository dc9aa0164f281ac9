import { deviceTexts } from './kept-texts.ts'
import { createSource } from './store.ts'

export type Theme = 'light' | 'dark'
/** `system` follows the device, and means that nothing is stored. */
export type ThemeChoice = Theme | 'system'

const KEY = 'theme'
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'

/** The theme in force. The page's first script chose it before this runs. */
function currentTheme(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}

function currentChoice(): ThemeChoice {
  const stored = deviceTexts.read(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies a choice as a class on the root and keeps it on the device. */
function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') deviceTexts.remove(KEY)
  else deviceTexts.write(KEY, choice)
  applyTheme(choice === 'system' ? systemTheme() : choice)
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
  shownTheme.tell()
  shownChoice.tell()
}

function systemTheme(): Theme {
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light'
}

/** Follows the device when it switches between day and night, unless a theme was chosen. */
export function followSystemTheme(): void {
  matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => {
    if (currentChoice() === 'system') applyTheme(systemTheme())
  })
}

const shownTheme = createSource<Theme>(currentTheme, { printed: () => 'light' })
const shownChoice = createSource(currentChoice)

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = shownTheme.use()
  return { theme, toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') }
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [shownChoice.use(), chooseTheme]
}
