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
import { rereadStorage } from './storage.ts'

const shownName = () => renderHook(() => useCurrentUser()?.name ?? 'nobody')

/** Another tab changes the storage, and the browser tells this one. */
function changeElsewhere(key: string, text: string): void {
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

test('signing in and signing out are visible at once, and the user is stored as the specification says', async () => {
  const name = shownName()
  expect(name.current).toBe('nobody')
  rememberUser(ADA)
  await expect.poll(() => name.current).toBe('Ada Byron')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ADA)
  forgetUser()
  await expect.poll(() => name.current).toBe('nobody')
  expect(localStorage.getItem('user')).toBeNull()
})

test.each(['{', 'null', '[]', '7', '{"id":"7"}', JSON.stringify({ ...ADA, id: 1.5 })])(
  'the corrupt stored user %s counts as signed out',
  (stored) => {
    localStorage.setItem('user', stored)
    rereadStorage()
    expect(currentUser()).toBeNull()
  },
)

test('somebody whose session ended in this tab is still the person here, until anybody logs in or out', () => {
  rememberUser(ADA)
  endUserSession(ADA.id)
  rereadStorage()
  expect([currentUser(), personHere()]).toEqual([null, ADA.id])
  rememberUser({ ...ADA, id: 8 })
  expect(personHere()).toBe(8)
  forgetUser()
  expect(personHere()).toBeNull()
  endUserSession(ADA.id)
  changeElsewhere('latest-sign-in', 'sign-in-2')
  expect(personHere()).toBeNull()
})

test('each sign-in has an id of its own, which another tab’s sign-in replaces at once, and signing out leaves none', () => {
  rememberUser(ADA)
  const first = latestSignIn()
  rememberUser(ADA)
  expect([first, latestSignIn()]).toEqual([expect.any(String), expect.any(String)])
  expect(latestSignIn()).not.toBe(first)
  localStorage.setItem('latest-sign-in', 'of another tab')
  expect(latestSignIn()).toBe('of another tab')
  forgetUser()
  expect(latestSignIn()).toBeNull()
})
