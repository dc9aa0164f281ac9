import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSearchParams } from 'wouter'
import { ADA, signInAda } from '../../../test/ada.ts'
import { finishedOf, someAttempt } from '../../../test/attempts.ts'
import { render } from '../../../test/render.tsx'
import { toast } from '../../../test/toasts.ts'
import { requestedAttempt } from '../../addresses.ts'
import { forgetUser, rememberUser } from '../../browser/current-user.ts'
import { dropAttempt, findAttempt, keepAttempt } from '../../browser/kept-attempts.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { AttemptRoute } from './attempt-route.tsx'

const title = page.getByRole('heading', { level: 1 })

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

test.each([
  ['standard', 'Standard Quiz', 12],
  ['mini-bias-assessment', 'Bias Assessment (Mini)', 12],
  ['fallacy-assessment', 'Fallacy Assessment (Full)', 24],
  ['whatever', 'Standard Quiz', 24],
])(
  'the address ?start=%s begins %s with %i questions, which gets an address of its own',
  async (mode, name, questions) => {
    open(`/?start=${mode}`)
    await expect.element(page.getByText(`Question 1 of ${questions}`)).toBeVisible()
    await expect.element(title).toHaveTextContent(name)
    expect(findAttempt(idInAddress())?.questions).toHaveLength(questions)
  },
)

test('an unfinished attempt continues where it was left', async () => {
  keepAttempt({ ...someAttempt('a', ['Straw Man', 'Anchoring']), userAnswers: [2, -1], position: 1 })
  open('/?session=a')
  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
})

test('the address of a finished attempt shows its result', async () => {
  keepAttempt(finishedOf(someAttempt('a', ['Straw Man']), []))
  open('/?session=a')
  await expect.element(title).toHaveTextContent('Quiz Results')
})

test('the address of an attempt that is not on this device leads home and says why', async () => {
  render(<Toasts />)
  open('/?session=of-another-device')
  await expect.element(page.getByText('Home')).toBeVisible()
  await expect.element(toast.getByText('That quiz isn’t here')).toBeVisible()
})

test.each([
  ['unfinished attempt', { ...someAttempt('a', ['Straw Man', 'Anchoring']), userAnswers: [2, -1], position: 1 }],
  ['result', finishedOf(someAttempt('a', ['Straw Man']), [])],
])('the address of the %s of somebody who has logged out leads home', async (_, attempt) => {
  signInAda()
  keepAttempt(attempt)
  forgetUser()
  open('/?session=a')
  await expect.element(page.getByText('Home')).toBeVisible()
})

test('a result leads home as soon as somebody else signs in, in this tab or another', async () => {
  signInAda()
  keepAttempt(finishedOf(someAttempt('a', ['Straw Man']), []))
  open('/?session=a')
  await expect.element(title).toHaveTextContent('Quiz Results')
  rememberUser({ ...ADA, id: 8, name: 'Bob', username: 'bob' })
  await expect.element(page.getByText('Home')).toBeVisible()
})
