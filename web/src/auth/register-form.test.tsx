import { getUsername, register } from '@think-twice/contract/accounts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../test/quiet-console.ts'
import { render, startWithoutToasts, toast } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { currentUser } from '../browser/current-user.ts'
import { Toasts } from '../ui/toasts.tsx'
import { RegisterForm, registerProblem } from './register-form.tsx'

quietConsole()
startWithoutToasts()

const GOOD = { name: 'Ada Byron', username: 'ada', password: 'correct horse', confirmation: 'correct horse' }
const FREE = () => refusal(404, 'username-free', 'Free')
const field = (label: string) => page.getByLabelText(label, { exact: true })

type Typed = Partial<typeof GOOD> & { agrees?: boolean }

async function fillIn({ agrees = true, ...typed }: Typed = {}): Promise<void> {
  const { name, username, password, confirmation } = { ...GOOD, ...typed }
  await field('Full Name').fill(name)
  await field('Username').fill(username)
  await field('Password').fill(password)
  await field('Confirm Password').fill(confirmation)
  const terms = page.getByRole('checkbox', { name: /^I agree/ })
  if (agrees) await terms.click({ force: true })
  await page.getByRole('button', { name: 'Create Account' }).click()
}

function open() {
  render(
    <>
      <RegisterForm />
      <Toasts />
    </>,
    // Here signing up does not reload the page.
    { at: '/learn' },
  )
}

test.each([
  [{ password: 'abc', confirmation: 'abcd' }, 'Confirm Password', 'Passwords do not match. Please try again.'],
  [{ password: 'abc', confirmation: 'abc' }, 'Password', 'Password must be at least 6 characters long.'],
  [{ agrees: false }, 'I agree to the terms and conditions', 'Please agree to the terms and conditions.'],
  [{ password: 'abcdefg', confirmation: 'abcdefg' }, 'Password', 'Password must be at least 8 characters'],
] as const)(
  'the mistake %o is reported in a toast, then at its field, and nothing is sent',
  async (typed, label, words) => {
    const sent = serve([getUsername, FREE], [register, () => refusal(500, 'x', 'Never')])
    open()
    await fillIn(typed)
    await expect.element(toast.getByText(words)).toBeVisible()
    await expect.element(toast).toHaveAttribute('data-style', 'destructive')
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(label)).not.toHaveAccessibleDescription(expect.stringContaining(words))
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(sent).toEqual([])
  },
)

test('a name that was taken a moment ago is reported as well', async () => {
  serve([getUsername, FREE], [register, () => refusal(409, 'username-taken', 'Username already exists')])
  open()
  await fillIn()
  await expect.element(toast).toHaveTextContent('Registration FailedUsername already exists')
})

test.each([
  [
    'the connection is cut',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Registration FailedRegistration failed. Please try again.',
  ],
  ['the server has no words', () => new Response('', { status: 500 }), 'Registration FailedRegistration failed'],
  [
    'the answer is no JSON',
    () => new Response('neither'),
    'Registration ErrorAn unexpected error occurred. Please try again.',
  ],
])('the form says so when %s, and what was typed stays', async (_, answer, words) => {
  serve([getUsername, FREE], [register, answer])
  open()
  await fillIn()
  await expect.element(toast).toHaveTextContent(words)
  await expect.element(field('Full Name')).toHaveValue('Ada Byron')
  expect(currentUser()).toBeNull()
})

test('a common password gets a hint while it is typed, and is never refused', async () => {
  open()
  await field('Username').fill('ada.byron')
  const hint = page.getByRole('status').first()
  const words = 'This password is among the first that attackers try. A longer one you make up yourself is safer.'
  for (const [typed, said] of [
    ['passwor', ''],
    ['password', words],
    ['password of mine', ''],
    ['ADA.BYRON', words],
  ] as const) {
    await field('Password').fill(typed)
    await expect.element(hint).toHaveTextContent(said)
  }
  await expect.element(field('Password')).toHaveAccessibleDescription(`At least 8 characters. ${words}`)
  await expect.element(field('Password')).not.toHaveAttribute('aria-invalid')
})

/** The first problem of a form on which these passwords were typed. */
function problemWith(password: string, confirmation: string, agrees: boolean): string | null {
  const typed = new FormData()
  typed.set('password', password)
  typed.set('confirmation', confirmation)
  if (agrees) typed.set('agreed', 'on')
  return registerProblem(typed)?.title ?? null
}

test.each([
  ['1', '2', false, 'Password Mismatch'],
  ['🙂🙂🙂🙂🙂', '🙂🙂🙂🙂🙂', false, 'Password Too Short'],
  ['123456', '123456', false, 'Terms Required'],
  ['123456', '123456', true, null],
])('of several mistakes only the first is reported: %s, %s, agreed: %s', (password, confirmation, agrees, title) => {
  expect(problemWith(password, confirmation, agrees)).toBe(title)
})
