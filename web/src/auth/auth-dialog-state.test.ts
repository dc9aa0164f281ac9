import { afterEach, expect, test } from 'vitest'
import { closeAuth, openAuth, returnAddress } from './auth-dialog-state.ts'

afterEach(closeAuth)

test('somebody asked to log in because a session ended is taken back to where they were', () => {
  openAuth('login', '/dashboard?account')
  expect(returnAddress()).toBe('/dashboard?account')
})

test('switching to another form on the way does not forget where to return to', () => {
  openAuth('login', '/progress')
  openAuth('register')
  expect(returnAddress()).toBe('/progress')
})

test('somebody who closes the form stays where they are, also the next time', () => {
  openAuth('login', '/progress')
  closeAuth()
  openAuth('login')
  expect(returnAddress()).toBeNull()
})
