import { expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { renderHook } from '../../test/render.tsx'
import {
  currentUser,
  endUserSession,
  forgetUser,
  latestSignIn,
  personHere,
  rememberUser,
  useCurrentUser,
} from './current-user.ts'

const shownName = () => renderHook(() => useCurrentUser()?.name ?? 'nobody')

test('signing in and signing out are visible at once', async () => {
  const name = shownName()
  expect(name.current).toBe('nobody')
  rememberUser(ADA)
  await expect.poll(() => name.current).toBe('Ada Byron')
  expect(currentUser()).toEqual(ADA)
  forgetUser()
  await expect.poll(() => name.current).toBe('nobody')
  expect(localStorage.getItem('user')).toBeNull()
})

test('signing in or out in another tab is visible here', async () => {
  const name = shownName()
  localStorage.setItem('user', JSON.stringify(ADA))
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  await expect.poll(() => name.current).toBe('Ada Byron')
})

test('somebody whose session ended in this tab is not the person here once anybody logs in in another tab', () => {
  rememberUser(ADA)
  endUserSession(ADA.id)
  dispatchEvent(new StorageEvent('storage', { key: 'latest-sign-in', newValue: null }))
  expect(personHere()).toBe(ADA.id)
  dispatchEvent(new StorageEvent('storage', { key: 'latest-sign-in', newValue: 'sign-in-2' }))
  expect(personHere()).toBeNull()
})

test('each sign-in has a mark of its own, and signing out leaves none', () => {
  rememberUser(ADA)
  const first = latestSignIn()
  rememberUser(ADA)
  expect([first, latestSignIn()]).toEqual([expect.any(String), expect.any(String)])
  expect(latestSignIn()).not.toBe(first)
  forgetUser()
  expect(latestSignIn()).toBeNull()
})
