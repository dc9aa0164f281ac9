import type { Page } from '@playwright/test'
import { saveQuizzes, signUp } from '../helpers/account.ts'
import { expect, test } from '../helpers/journey.ts'
import { openCard, takeByKeys } from '../helpers/learner.ts'

/** A practice question as it stands on the page. */
const question = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Question ${number} of 6 `) })
const verdict = (page: Page) => page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })
const options = (page: Page) => page.getByRole('listitem')

/** Answers the six questions by pressing the first option each time, and tells what was asked and what it was. */
async function practise(page: Page): Promise<{ scenario: string; isRight: boolean; concept: string }[]> {
  const given = []
  for (let number = 1; number <= 6; number++) {
    const scenario = await question(page, number).locator('#scenario').innerText()
    await question(page, number).getByRole('button').first().click()
    const isRight = (await verdict(page).innerText()) === 'Correct'
    const concept = await page.locator('[data-verdict] strong').innerText()
    given.push({ scenario, isRight, concept })
    await page.getByRole('button', { name: number === 6 ? 'Finish' : 'Next' }).click()
  }
  return given
}

const answersOf = (page: Page) => {
  const writes: { call: string; body: unknown; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (!['POST', 'PUT'].includes(request.method())) return
    const call = `${request.method()} ${new URL(request.url()).pathname.replace(/\d+/, ':id')}`
    writes.push({ call, body: request.postDataJSON(), key: request.headers()['idempotency-key'] })
  })
  return writes
}

test('From the study view a visitor practices six scenarios of the concept and its neighbours', async ({ page }) => {
  const writes = answersOf(page)
  await page.goto('/learn?focus=straw-man&type=logical-fallacies')
  const neighbours = page.getByRole('region', { name: 'Easily mistaken for' }).getByRole('link')
  await expect(neighbours).toHaveCount(5)
  const near = await neighbours.allInnerTexts()
  await page.getByRole('link', { name: 'Practice this' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice: Straw Man' })).toBeVisible()

  const given = await practise(page)

  await expect(
    page.getByRole('heading', { name: `${given.filter(({ isRight }) => isRight).length} of 6 right` }),
  ).toBeFocused()
  const asked = await page.getByRole('region', { name: 'What was asked' }).getByRole('listitem').allInnerTexts()
  expect(asked.filter((each) => each.includes('Sound, though it looks like'))).toHaveLength(2)
  expect(given.filter(({ concept }) => concept === 'Straw Man')).toHaveLength(3)
  for (const { concept } of given) expect(['Straw Man', ...near].join()).toContain(concept)
  expect(writes).toEqual([])

  await page.getByRole('link', { name: 'Practice again' }).click()
  const again = await practise(page)
  const seen = given.map(({ scenario }) => scenario)
  expect(again.filter(({ scenario }) => seen.includes(scenario)).length).toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: 'Back to Straw Man' }).click()
  await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
})

test('An answer shows at once what decides it, with a line for every option', async ({ page }) => {
  await page.goto('/learn?focus=anecdotal&type=logical-fallacies&practice=start')
  await expect(question(page, 1)).toBeFocused()
  await expect(question(page, 1).locator('mark')).toHaveCount(0)
  await expect(question(page, 1).getByText('Which fallacy, if any, is most at work here?')).toBeVisible()
  await expect(question(page, 1).getByRole('button', { name: 'No fallacy here' })).toBeVisible()

  await page.keyboard.press('c')

  await expect(verdict(page)).toBeFocused()
  await expect(question(page, 1).locator('mark').first()).toBeVisible()
  await expect(options(page)).toHaveCount(4)
  for (const option of await options(page).all())
    expect((await option.locator('p').innerText()).length).toBeGreaterThan(30)
  await expect(options(page).filter({ hasText: /correct/i })).toHaveCount(1)

  // An answer stands: its keys do nothing now, and a reload comes back to it.
  await page.keyboard.press('a')
  const said = await page.locator('[data-verdict]').innerText()
  await page.reload()
  await expect(page.locator('[data-verdict]')).toHaveText(said, { useInnerText: true })
  await page.keyboard.press('Enter')
  await expect(question(page, 2)).toBeFocused()

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Anecdotal', exact: true })).toBeVisible()
  await page.goBack()
  await expect(question(page, 2)).toBeVisible()
})

test('From Study on the dashboard each answer is saved by itself, and the day once', async ({ page }) => {
  const learner = await signUp(page)
  await saveQuizzes(page, learner, 2)
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /^Study/ })
    .first()
    .click()
  const before = await (await page.request.get(`/api/users/${learner.id}/progress`)).json()
  const writes = answersOf(page)
  await page.getByRole('link', { name: 'Practice this' }).click()

  const given = await practise(page)

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const answers = writes.filter(({ call }) => call === 'POST /api/users/:id/progress')
  expect(answers.map(({ body }) => body)).toEqual(
    given.map(({ concept, isRight }) => expect.objectContaining({ itemId: concept, isCorrect: isRight })),
  )
  expect(new Set(answers.map(({ key }) => key)).size).toBe(6)
  expect(writes.filter(({ call }) => call === 'PUT /api/users/:id/streak')).toHaveLength(1)
  expect(writes).toHaveLength(7)
  const met = (records: { timesEncountered: number }[]) => records.reduce((sum, each) => sum + each.timesEncountered, 0)
  const after = await (await page.request.get(`/api/users/${learner.id}/progress`)).json()
  expect(met(after)).toBe(met(before) + 6)
})

test.describe('when the connection breaks', () => {
  test.use({ expectedComplaint: /Failed to load resource: net::|could not be (?:sent|loaded)/ })

  test('an answer whose reply was lost is sent again, and counts once', async ({ page }) => {
    const { id } = await signUp(page)
    let cut = 0
    await page.route('**/progress', async (route) => {
      if (route.request().method() !== 'POST' || cut > 0) return route.continue()
      cut += 1
      await route.fetch()
      await route.abort()
    })
    await page.goto('/learn?focus=anchoring&type=cognitive-biases&practice=start')

    await practise(page)

    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
    const records: { timesEncountered: number }[] = await (await page.request.get(`/api/users/${id}/progress`)).json()
    expect(records.reduce((sum, { timesEncountered }) => sum + timesEncountered, 0)).toBe(6)
    expect(cut).toBe(1)
  })

  test('questions that cannot be fetched can be asked for again', async ({ page }) => {
    await page.goto('/learn?focus=anchoring&type=cognitive-biases')
    await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
    await page.route('**/practice.*', (route) => route.abort())
    await page.getByRole('link', { name: 'Practice this' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'The questions could not be loaded. Check the connection, then try again.',
    )

    await page.unroute('**/practice.*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(question(page, 1)).toBeVisible()
  })
})

test('From the review of a result each concept leads to its study view, and Back leads to the result', async ({
  page,
}) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  const missed = page.getByRole('article').filter({ hasText: 'Incorrect' }).first()
  const study = missed.getByRole('link', { name: /^Study / })
  const name = (await study.innerText()).trim()
  await study.click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice this' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
})
