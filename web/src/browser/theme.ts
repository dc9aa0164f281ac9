import { useSyncExternalStore } from 'react'
import { writeStored } from './device-storage.ts'

export type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The theme in force. `/theme.js` has chosen the first one before this runs. */
function currentTheme(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}

/** Applies the theme as a class on the root and keeps it on the device. */
function setTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
  writeStored('theme', theme)
  for (const listener of listeners) listener()
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentTheme)
  return { theme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
