import type { Locator, Page } from '@playwright/test'
import { fillRegistration, openForm, saveQuizzes, signUp } from './account.ts'
import { NOT_FOUND } from './journey.ts'
import { exactlyRight, forgetQuestions, openCard, question, readReview, takeByKeys } from './learner.ts'

export type Screen = {
  name: string
  open: (page: Page) => Promise<unknown>
  /** Stands on the page once it is complete. */
  sign: (page: Page) => Locator
  expectedComplaint?: RegExp
}

/** Every screen in every state that looks different, how a visitor gets there, and how they know that they are there. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: (page) => page.goto('/'),
    sign: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'home with a session to continue',
    open: async (page) => {
      await openCard(page, 'Full Fallacy Assessment')
      await question(page, '1').press('1')
      await page.getByRole('button', { name: 'Close', exact: true }).click()
    },
    sign: (page) => page.getByRole('link', { name: 'Continue Fallacy Assessment (Full)' }),
  },
  {
    name: 'a fresh question',
    open: (page) => page.goto('/?start=standard'),
    sign: (page) => question(page, '1'),
  },
  {
    name: 'an answered question of the longest session',
    open: async (page) => {
      await page.goto('/?start=advanced')
      await question(page, '1').press('1')
      await page.keyboard.press('Enter')
      await question(page, '2').press('2')
    },
    sign: (page) => page.getByRole('radio', { checked: true }),
  },
  {
    name: 'the result of a quiz',
    open: async (page) => {
      await page.goto('/?start=standard')
      await takeByKeys(page, 12)
    },
    sign: (page) => page.getByRole('heading', { level: 1, name: 'Quiz Results' }),
  },
  {
    name: 'the result of an assessment with every profile in it',
    open: async (page) => {
      await page.goto('/?start=bias-assessment')
      await takeByKeys(page, 24)
      const review = await readReview(page)
      await forgetQuestions(page)
      await page.getByRole('link', { name: 'Retake Assessment' }).press('Enter')
      await takeByKeys(page, 24, exactlyRight(0, review))
    },
    sign: (page) => page.getByRole('heading', { level: 1, name: 'Your Bias Profile' }),
  },
  {
    name: 'the catalogue’s fallacies',
    open: (page) => page.goto('/learn'),
    sign: (page) => page.getByRole('article').nth(23),
  },
  {
    name: 'the catalogue’s biases',
    open: (page) => page.goto('/learn?type=cognitive-biases'),
    sign: (page) => page.getByRole('article').nth(23),
  },
  {
    name: 'the study view of a concept',
    open: (page) => page.goto('/learn?focus=composition-division'),
    sign: (page) => page.getByRole('heading', { name: 'Composition/Division' }),
  },
  {
    name: 'a practice question with its reasons',
    open: async (page) => {
      await page.goto('/learn?focus=composition-division&practice=start')
      await page.getByRole('region', { name: /^Question 1 of 6 / }).press('1')
    },
    sign: (page) => page.getByRole('heading', { name: /^(Correct|Incorrect)$/ }),
  },
  {
    name: 'the end of a practice session',
    open: async (page) => {
      await page.goto('/learn?focus=fundamental-attribution-error&practice=start')
      for (let number = 1; number <= 6; number++) {
        await page.getByRole('region', { name: new RegExp(`^Question ${number} of 6 `) }).press('1')
        await page.keyboard.press('Enter')
      }
    },
    sign: (page) => page.getByRole('heading', { name: /of 6 right$/ }),
  },
  {
    name: 'the login form',
    open: async (page) => {
      await page.goto('/learn')
      await openForm(page, 'Login')
    },
    sign: (page) => page.getByRole('dialog', { name: 'Welcome back' }),
  },
  {
    name: 'the register form with a problem',
    open: async (page) => {
      await page.goto('/learn')
      await openForm(page, 'Sign Up')
      await fillRegistration(page, { name: 'Ada', username: 'ada', password: 'secret', confirmation: 'secrets' })
    },
    sign: (page) =>
      page
        .getByRole('dialog', { name: 'Create an account' })
        .getByText('Passwords do not match. Please try again.')
        .first(),
  },
  ...['achievements', 'progress', 'streaks', 'learning-paths'].map((tab) => ({
    name: `the sample learner’s ${tab}`,
    open: (page: Page) => page.goto(`/progress?tab=${tab}`),
    sign: (page: Page) => page.getByText('Sample data').first(),
  })),
  {
    name: 'the dashboard of a new learner',
    open: async (page) => {
      await signUp(page)
      await page.goto('/dashboard')
    },
    sign: (page) => page.getByText('Performance visualization coming soon'),
  },
  {
    name: 'the dashboard of a learner with results',
    open: async (page) => {
      const learner = await signUp(page)
      await saveQuizzes(page, learner, 6)
      await page.goto('/dashboard')
    },
    sign: (page) => page.getByRole('button', { name: /^View All \d+ Areas$/ }),
  },
  {
    name: 'the details of a quiz',
    open: async (page) => {
      const learner = await signUp(page)
      await saveQuizzes(page, learner, 2)
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^View/ }).first().click()
    },
    sign: (page) => page.getByRole('dialog', { name: 'Quiz Details' }).getByRole('button', { name: 'Open all 12' }),
  },
  {
    name: 'the 404 page',
    open: (page) => page.goto('/nowhere'),
    sign: (page) => page.getByRole('heading', { level: 1, name: 'Page Not Found' }),
    expectedComplaint: NOT_FOUND,
  },
]
