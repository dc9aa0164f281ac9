import { putSession } from '@think-twice/contract/sign-ins'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../test/ada.ts'
import { render, startWithoutToasts } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { rememberUser } from '../browser/current-user.ts'
import { rereadStorage } from '../browser/storage.ts'
import { StaySignedIn } from './stay-signed-in.tsx'

startWithoutToasts()

const question = page.getByText(/Stay signed in on this (phone|tablet|computer)\?$/)
const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  rememberUser(ADA, { isBrief: true })
})

test('“No” answers the question for this sign-in, and the next sign-in is asked again', async () => {
  const sent = serve()
  render(<StaySignedIn />)
  await button('No').click()
  expect(question.elements()).toHaveLength(0)
  rereadStorage()
  expect(question.elements()).toHaveLength(0)
  rememberUser(ADA, { isBrief: true })
  await expect.element(question).toBeVisible()
  expect(sent).toEqual([])
})

test('a remembered sign-in is not asked', () => {
  signInAda()
  render(<StaySignedIn />)
  expect(question.elements()).toHaveLength(0)
})

test('an answer that could not be saved is said, and can be given again', async () => {
  let isDown = true
  const sent = serve([
    putSession,
    () => (isDown ? refusal(503, 'unavailable', 'Later') : Response.json({ id: 7, username: 'ada', createdAt: 1 })),
  ])
  render(<StaySignedIn />)
  await button('Yes').click()
  await expect.element(question).toMatchTextContent(/^That couldn’t be saved\./)
  isDown = false
  await button('Yes').click()
  await expect.poll(() => question.elements().length).toBe(0)
  expect(sent).toEqual([{ rememberMe: true }, { rememberMe: true }])
})
