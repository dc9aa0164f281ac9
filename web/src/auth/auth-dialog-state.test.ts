import { afterEach, expect, test } from 'vitest'
import { closeAuth, openAuth, returnAddress } from './auth-dialog-state.ts'

afterEach(closeAuth)

test('who is asked to log in because a session ended is led back to where they were', () => {
  openAuth('login', '/dashboard?account')
  expect(returnAddress()).toBe('/dashboard?account')
})

test('looking at another form on the way forgets nothing', () => {
  openAuth('login', '/progress')
  openAuth('register')
  expect(returnAddress()).toBe('/progress')
})

test('who closes the form stays where they are, also the next time', () => {
  openAuth('login', '/progress')
  closeAuth()
  openAuth('login')
  expect(returnAddress()).toBeNull()
})
