import type { Page, Route } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { fillLogin, type Learner, logOut, openForm, signUp } from '../steps/account.ts'
import { heart } from '../steps/favorites.ts'
import { openNavigation } from '../steps/navigation.ts'
import { toast } from '../steps/take-a-quiz.ts'

const FAVORITES = /\/api\/users\/\d+\/favorites(\/|$)/

test('A heart reacts before the server does, is saved, survives a reload, and can be removed likewise', async ({
  page,
}) => {
  const learner = await signUp(page)
  await openLearn(page)
  const calls = await holdChanges(page)

  await heart(page).click()
  await expectHeart(page, 'on')
  expect(await saved(page, learner)).toEqual([])
  const posted = await calls.next()
  expect(posted.request().method()).toBe('POST')
  expect(posted.request().postDataJSON()).toEqual({ itemId: 'straw-man', itemType: 'fallacy' })
  await posted.continue()
  await expect.poll(() => saved(page, learner)).toEqual([{ itemId: 'straw-man', itemType: 'fallacy' }])
  await expectHeart(page, 'on')

  await page.reload()
  await expectHeart(page, 'on')
  await page.getByLabel('Show', { exact: true }).selectOption('Favorites')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByLabel('Show', { exact: true }).selectOption('All')
  await heart(page).click()
  await expectHeart(page, 'off')
  expect(await saved(page, learner)).toHaveLength(1)
  const deleted = await calls.next()
  expect(deleted.request().method()).toBe('DELETE')
  expect(deleted.request().url()).toMatch(/\/favorites\/straw-man\/fallacy$/)
  await deleted.continue()
  await expect.poll(() => saved(page, learner)).toEqual([])

  await page.reload()
  await expectHeart(page, 'off')
  await expect(toast(page)).toHaveCount(0)
})

test.describe('Hearts of a learner', () => {
  test.use({ expectedComplaint: /status of 401 / })

  test('are the same in the study view, and come and go with the learner', async ({ page }) => {
    const learner = await signUp(page)
    await page.goto('/learn?focus=anchoring&type=cognitive-biases')
    await heart(page, 'Anchoring').click()
    await expectHeart(page, 'on', 'Anchoring')
    await expect.poll(() => saved(page, learner)).toEqual([{ itemId: 'anchoring', itemType: 'bias' }])
    await page.getByRole('link', { name: 'All cognitive biases' }).click()
    await expectHeart(page, 'on', 'Anchoring')
    await expectHeart(page, 'off', 'Hindsight Bias')

    await logOut(page)
    await expect(page).toHaveURL('/')
    await (await openNavigation(page)).getByRole('link', { name: 'Learn' }).click()
    await expect(page.getByText('Log in to save favorites.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(24)
    await expect(page.getByRole('button', { name: /favorites$/ })).toHaveCount(0)
    await page.goto('/learn?focus=anchoring&type=cognitive-biases')
    await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
    await expect(page.getByRole('button', { name: /favorites$/ })).toHaveCount(0)

    await openForm(page, 'Login')
    await fillLogin(page, learner)
    await expectHeart(page, 'on', 'Anchoring')
  })
})

async function openLearn(page: Page) {
  await page.goto('/learn')
  await expect(heart(page)).toBeEnabled()
}

/** The heart's look and name match its state. */
async function expectHeart(page: Page, state: 'on' | 'off', name = 'Straw Man') {
  const words = state === 'on' ? `Remove ${name} from favorites` : `Add ${name} to favorites`
  await expect(heart(page, name)).toHaveAccessibleName(words)
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', String(state === 'on'))
}

async function saved(page: Page, { id }: Learner): Promise<unknown[]> {
  return (await page.request.get(`/api/users/${id}/favorites`)).json()
}

/** Holds each change of a heart until the test asks for it, in order. Reads go through. */
async function holdChanges(page: Page): Promise<{ next: () => Promise<Route> }> {
  const held: Route[] = []
  let taken = 0
  await page.route(FAVORITES, async (route) => {
    if (route.request().method() === 'GET') await route.continue()
    else held.push(route)
  })
  return {
    next: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(taken)
      taken += 1
      return held[taken - 1]!
    },
  }
}
