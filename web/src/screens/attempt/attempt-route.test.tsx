import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSearchParams } from 'wouter'
import { ADA, signInAda } from '../../../test/ada.ts'
import { finishedOf, someAttempt } from '../../../test/attempts.ts'
import { render, toast } from '../../../test/render.tsx'
import { requestedAttempt } from '../../addresses.ts'
import { dropAttempt, findAttempt, keepAttempt } from '../../browser/attempts.ts'
import { forgetUser, rememberUser } from '../../browser/current-user.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { AttemptRoute } from './attempt-route.tsx'

function Home() {
  const [search] = useSearchParams()
  const { start, id } = requestedAttempt(search)
  return start === null && id === null ? <p>Home</p> : <AttemptRoute start={start} id={id} />
}

const open = (at: string) => render(<Home />, { at })
const idInAddress = () => new URLSearchParams(location.search).get('session') ?? ''

afterEach(() => {
  for (const id of ['a', idInAddress()]) dropAttempt(id)
})

test('any other quiz type begins the extended quiz of 24 questions', async () => {
  open('/?start=whatever')
  await expect.element(page.getByText('Question 1 of 24')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Standard Quiz')
  expect(findAttempt(idInAddress())?.questions).toHaveLength(24)
})

test.each([
  ['unfinished attempt', { ...someAttempt('a', ['Straw Man', 'Anchoring']), userAnswers: [2, -1], position: 1 }],
  ['result', finishedOf(someAttempt('a', ['Straw Man']), [])],
])('the address of the %s of somebody who has logged out leads home and says why', async (_, attempt) => {
  signInAda()
  keepAttempt(attempt)
  forgetUser()
  render(<Toasts />)
  open('/?session=a')
  await expect.element(page.getByText('Home')).toBeVisible()
  await expect.element(toast.getByText('That quiz isn’t here')).toBeVisible()
})

test('a result leads home as soon as somebody else signs in, in this tab or another', async () => {
  signInAda()
  keepAttempt(finishedOf(someAttempt('a', ['Straw Man']), []))
  open('/?session=a')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Quiz Results')
  rememberUser({ ...ADA, id: 8, name: 'Bob', username: 'bob' })
  await expect.element(page.getByText('Home')).toBeVisible()
})
