import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '../data/account.ts'
import { type SignInForm, trySignIn } from './try-sign-in.ts'

const ada = { id: 7, name: 'Ada', username: 'ada', createdAt: 1 }

const formThat = (send: () => Promise<SignedIn>): SignInForm<'username' | 'password'> => ({
  send,
  titles: { refused: 'Not let in', broken: 'Broken' },
  general: 'In general.',
  fieldOf: (field) => (field === 'username' ? 'username' : null),
  welcome: ({ name }) => ({ title: 'Hello', description: name }),
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('somebody who signs in is welcomed by name', async () => {
  expect(await trySignIn(formThat(async () => ({ ok: true, user: ada })))).toEqual({
    ok: true,
    user: ada,
    toast: { title: 'Hello', description: 'Ada' },
  })
})

test('a refusal appears at the field that the server blames, in the server’s words', async () => {
  const form = formThat(async () => ({ ok: false, message: 'Username already exists', field: 'username' }))
  expect(await trySignIn(form)).toEqual({
    ok: false,
    problem: { title: 'Not let in', message: 'Username already exists', field: 'username' },
  })
})

test('a refusal without a message gets a general one, and a field missing from the form is not blamed', async () => {
  const form = formThat(async () => ({ ok: false, message: '', field: 'timeZone' }))
  expect(await trySignIn(form)).toEqual({
    ok: false,
    problem: { title: 'Not let in', message: 'In general.', field: null },
  })
})

test('an unexpected error is logged, and reported in words that blame nobody', async () => {
  const form = formThat(() => Promise.reject(new SyntaxError('Unexpected token')))
  expect(await trySignIn(form)).toMatchObject({ ok: false, problem: { title: 'Broken', field: null } })
  expect(console.error).toHaveBeenCalledOnce()
})
