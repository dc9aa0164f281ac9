import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { type Learner, newUsername, signUp } from '../steps/account.ts'
import { countUnsent, visitThenLoseNetwork, waitUntilReadyOffline } from '../steps/offline.ts'
import { playRound } from '../steps/play-a-round.ts'
import { fillRegistration } from '../steps/register.ts'
import { openCard, takeByKeys } from '../steps/take-a-quiz.ts'

/** The browser's own lines for what cannot be reached or found, and ours for what waits or is left out. */
const EXPECTED =
  /net::ERR_|status of (?:401|404)|could not be (?:sent|confirmed|read|loaded)|is drawn without|Failed to load weakness/

// Many pages, on a busy machine.
test.setTimeout(120_000)
test.use({ serviceWorkers: 'allow', expectedComplaint: EXPECTED })

test('After one visit all four pages and every study view open without a network', async ({ page }) => {
  await visitThenLoseNetwork(page)
  for (const type of ['logical-fallacies', 'cognitive-biases']) {
    await page.goto(`/learn?type=${type}`)
    await expect(page.getByRole('article')).toHaveCount(24)
    for (const name of await page.getByRole('article').getByRole('heading').allInnerTexts()) {
      await page
        .getByRole('article', { name, exact: true })
        .getByRole('link', { name: /^Study/ })
        .click()
      await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
      await page.goBack()
    }
  }
  await page.goto('/progress')
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  await expect(page.getByText('This page is on the server')).toBeVisible()
  // Nobody is signed in, so this leads home, as with a network.
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const MODES = {
  standard: 12,
  advanced: 48,
  'mini-bias-assessment': 12,
  'mini-fallacy-assessment': 12,
  'bias-assessment': 24,
  'fallacy-assessment': 24,
  extended: 24,
}

test('Without a network every quiz and assessment runs to its result', async ({ page }) => {
  await visitThenLoseNetwork(page)
  for (const [mode, length] of Object.entries(MODES)) {
    await page.goto(`/?start=${mode}`)
    await takeByKeys(page, length)
    await expect(page.getByText('This result isn’t saved yet.')).toBeVisible()
  }
})

test('An unknown address gets the 404 page with status 404, and calls are left to the network', async ({ page }) => {
  await visitThenLoseNetwork(page)
  for (const address of ['/nowhere', '/learn/', '/terms.html']) {
    const reply = await page.goto(address)
    expect([reply!.status(), reply!.fromServiceWorker()]).toEqual([404, true])
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
  for (const call of ['/api/health', '/api/nowhere']) {
    expect(await page.evaluate((path) => fetch(path).then(String, String), call)).toContain('Failed to fetch')
  }
})

test('A quiz and a round taken without a network are saved once after signing up later', async ({ page, context }) => {
  await visitThenLoseNetwork(page)
  await page.goto('/')
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await page.goto('/?round=start')
  await playRound(page)

  await page.getByRole('button', { name: 'Sign up', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create an account' })
  await expect(dialog.getByText('Signing up needs a connection')).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByText('Signing up needs a connection')).toBeHidden()
  const username = newUsername()
  const password = 'correct horse'
  await fillRegistration(page, { name: 'Ada', username, password, confirmation: password, agree: true })

  const offer = page.getByRole('dialog', { name: 'Keep the quiz and the round just done here?' })
  await expect(offer.getByText('the 20 answers count')).toBeVisible()
  await offer.getByRole('button', { name: 'Keep them' }).click()
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!).id)
  await expect.poll(() => countUnsent(page)).toBe(0)
  await expectKept(page, id, { quizzes: 1, answers: 8 })
})

test('Everything a learner does without a network waits even while the page is closed, and is sent once', async ({
  page,
  context,
}) => {
  const learner = await signUp(page)
  await page.goto('/learn')
  await waitUntilReadyOffline(page)
  await expect(heart(page)).toBeEnabled()
  await context.setOffline(true)

  // A heart needs a connection.
  await page.goto('/learn')
  await expect(heart(page)).toBeDisabled()
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText('Saved on this device. It will be sent when')).toBeVisible()
  await page.goto('/?round=start')
  await playRound(page)
  // A result, eight answers and their day.
  expect(await countUnsent(page)).toBe(10)

  const next = await context.newPage()
  await page.close()
  await next.goto('/dashboard')
  await expect(next.getByText('Your results are on the server and will be back when you’re online.')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => countUnsent(next)).toBe(0)
  await expectKept(next, learner.id, { quizzes: 1, answers: 8 })
})

function heart(page: Page) {
  return page.getByRole('article', { name: 'Straw Man', exact: true }).getByRole('button', { name: /favorites$/ })
}

/** Checks how much was kept, in an export of the person's data. */
async function expectKept(
  page: Page,
  id: Learner['id'],
  expected: { quizzes: number; answers: number },
): Promise<void> {
  const kept = await (await page.request.get(`/api/users/${id}/export`)).json()
  expect({ quizzes: kept.results.length, answers: kept.answers.length }).toEqual(expected)
}
