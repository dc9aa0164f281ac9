import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderHook } from '../../test/render.tsx'
import { rereadStorage } from './storage.ts'
import { followSystemTheme, useThemeChoice } from './theme.ts'

const shownTheme = () => document.documentElement.className

/** Switches the device to day or night. */
async function turnSystem(to: 'light' | 'dark'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: to }] })
}

beforeEach(async () => {
  await turnSystem('light')
  // Whatever theme the test before has left, this one starts with the system's.
  for (const stored of ['dark', '']) {
    localStorage.setItem('theme', stored)
    rereadStorage()
  }
})

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  document.documentElement.className = ''
})

test('choosing “system” stores nothing, and follows the theme of the device', async () => {
  await turnSystem('dark')
  const choice = renderHook(useThemeChoice)
  choice.current[1]('light')
  await expect.poll(() => choice.current[0]).toBe('light')
  expect(shownTheme()).toBe('light')
  choice.current[1]('system')
  await expect.poll(() => choice.current[0]).toBe('system')
  expect(shownTheme()).toBe('dark')
  expect(localStorage.getItem('theme')).toBeNull()
})

test('when the device turns dark, a page without a choice follows, and one with a choice does not', async () => {
  followSystemTheme()
  const choice = renderHook(useThemeChoice)
  await turnSystem('dark')
  await expect.poll(shownTheme).toBe('dark')
  choice.current[1]('light')
  const turns: boolean[] = []
  // This listener runs after the page's own.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => turns.push(matches))
  await turnSystem('light')
  await expect.poll(() => turns).toEqual([false])
  await turnSystem('dark')
  await expect.poll(() => turns).toEqual([false, true])
  expect(shownTheme()).toBe('light')
})

test('a theme chosen in another tab is shown here', async () => {
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  await expect.poll(shownTheme).toBe('dark')
})
