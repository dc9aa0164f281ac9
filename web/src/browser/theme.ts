import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './device-storage.ts'

export type Theme = 'light' | 'dark'
/** `system` follows the device, and means that nothing is stored. */
export type ThemeChoice = Theme | 'system'

const KEY = 'theme'
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
/** In case the device keeps nothing: what was chosen until the page is closed. */
let inMemory: ThemeChoice | null = null

/** The theme in force. `/theme.js` has chosen the first one before this runs. */
function currentTheme(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}

function currentChoice(): ThemeChoice {
  if (inMemory !== null) return inMemory
  const stored = readStored(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies a choice as a class on the root and keeps it on the device. */
function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    removeStored(KEY)
    inMemory = null
  } else {
    inMemory = writeStored(KEY, choice) ? null : choice
  }
  applyTheme(choice === 'system' ? systemTheme() : choice)
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
  for (const listener of listeners) listener()
}

function systemTheme(): Theme {
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light'
}

/** Follows the device when it changes from day to night, unless a theme was chosen. */
export function followSystemTheme(): void {
  matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => {
    if (currentChoice() === 'system') applyTheme(systemTheme())
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  return { theme, toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') }
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, currentChoice), chooseTheme]
}
