import * as z from 'zod/mini'
import { create } from 'zustand'
import { keptValue } from './kept-values.ts'

export type Theme = 'light' | 'dark'
/** `system` follows the device, and means that nothing is stored. */
export type ThemeChoice = Theme | 'system'

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'

const choice = keptValue({ key: 'theme', schema: z.enum(['light', 'dark']), initial: 'system', isText: true })
choice.subscribe((chosen) => applyTheme(chosen === 'system' ? systemTheme() : chosen))

/** The theme in force. The page's first script chose it before this runs; prerendered pages show the light one. */
const inForce = create<{ theme: Theme }>(() => ({ theme: 'light' }))
if (globalThis.document) {
  inForce.setState({ theme: document.documentElement.classList.contains('light') ? 'light' : 'dark' })
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
  inForce.setState({ theme })
}

function systemTheme(): Theme {
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light'
}

/** Follows the device when it switches between day and night, unless a theme was chosen. */
export function followSystemTheme(): void {
  matchMedia(SYSTEM_IS_DARK).addEventListener('change', () => {
    if (choice.get() === 'system') applyTheme(systemTheme())
  })
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const { theme } = inForce()
  return { theme, toggleTheme: () => choice.set(theme === 'dark' ? 'light' : 'dark') }
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [choice.use(), choice.set]
}
