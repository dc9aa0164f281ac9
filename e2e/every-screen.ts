import type { Locator, Page } from '@playwright/test'
import { NOT_FOUND } from './journey-test.ts'
import { fillRegistration, newUsername, openForm, saveQuizzes, signUp } from './steps/account.ts'
import { makeCode } from './steps/account-page.ts'
import { answerItem, answerToday, playRound } from './steps/play-a-round.ts'
import { finishMissing, openCard, question, takeByKeys } from './steps/take-a-quiz.ts'

export type Screen = {
  name: string
  open: (page: Page) => Promise<unknown>
  /** Stands on the page once it is complete. */
  sign: (page: Page) => Locator
  expectedComplaint?: RegExp
}

/** Every screen in every state that looks different, how a visitor gets there, and how they know they are there. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: (page) => page.goto('/'),
    sign: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'home with an attempt to continue',
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
    name: 'an answered question of the longest attempt',
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
      await finishMissing(page, 'bias-assessment', 24)
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
    name: 'the hero, solved after a wrong tap',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('radio', { name: /^2 Sales/ }).click()
      await page.getByRole('radio', { name: /^3 So/ }).click()
    },
    sign: (page) => page.getByRole('link', { name: 'Start a round' }),
  },
  {
    name: 'the example before a newcomer’s first question',
    open: (page) => page.goto('/?round=start'),
    sign: (page) => page.getByRole('button', { name: 'Go to the question' }),
  },
  {
    name: 'a round with a choice made',
    open: async (page) => {
      await page.goto('/?round=about&focus=composition-division')
      await page.getByRole('radio').first().click()
    },
    sign: (page) => page.getByRole('button', { name: /^Sure/ }),
  },
  {
    name: 'the sentences of a round’s scenario',
    open: async (page) => {
      await page.goto('/?round=about&focus=straw-man')
      await page.getByRole('radio', { name: 'Straw Man', exact: true }).or(page.getByRole('radio')).first().click()
      await page
        .getByRole('radio', { name: /^(?!No )/ })
        .first()
        .click()
      await page.getByRole('button', { name: /^Sure/ }).click()
    },
    sign: (page) => page.getByRole('heading', { name: 'Where does it break?' }),
  },
  {
    name: 'a verdict of a round',
    open: async (page) => {
      await page.goto('/?round=about&focus=composition-division')
      await answerItem(page)
    },
    sign: (page) => page.getByRole('button', { name: 'Next', exact: true }),
  },
  {
    name: 'the end of a round',
    open: async (page) => {
      await page.goto('/?round=about&focus=fundamental-attribution-error')
      await playRound(page)
    },
    sign: (page) => page.getByRole('heading', { name: /of 8$/ }),
  },
  {
    name: 'today’s argument',
    open: (page) => page.goto('/?today'),
    sign: (page) => page.getByRole('radio').first(),
  },
  {
    name: 'today’s argument, answered',
    open: async (page) => {
      await page.goto('/?today')
      await answerToday(page, 0)
    },
    sign: (page) => page.getByRole('heading', { name: 'Your week' }),
  },
  {
    name: 'a link to a round that was cut off',
    open: (page) => page.goto('/?round=with&of=1abc'),
    sign: (page) => page.getByRole('heading', { name: 'This round can’t be played' }),
  },
  {
    name: 'home of a signed-in person',
    open: async (page) => {
      await signUp(page)
      await page.goto('/')
    },
    sign: (page) => page.getByRole('link', { name: 'Play the first round' }),
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
    name: 'the form for a forgotten password',
    open: async (page) => {
      await page.goto('/learn')
      await openForm(page, 'Login')
      await page.getByRole('button', { name: 'Use your recovery code' }).click()
    },
    sign: (page) => page.getByRole('dialog', { name: 'Set a new password' }),
  },
  {
    name: 'the account page',
    open: async (page) => {
      await signUp(page, `${newUsername()}.with.the.longest.name.of.all`)
      await page.goto('/dashboard?account')
    },
    sign: (page) => page.getByText('This device', { exact: true }),
  },
  {
    name: 'the account page with a new recovery code',
    open: async (page) => {
      const { password } = await signUp(page)
      await page.goto('/dashboard?account')
      await makeCode(page, password)
    },
    sign: (page) => page.getByRole('button', { name: 'I’ve saved it' }),
  },
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
