import { expect, test } from '../journey-test.ts'
import { newUsername, PASSWORD, signUp } from '../steps/account.ts'
import { expectFocusInSight, follow, tabTo } from '../steps/keyboard.ts'
import { saveQuizzes } from '../steps/saved-results.ts'

/** The browser's own line for a username that is free. */
test.use({ expectedComplaint: /status of 404 .*\/api\/users\/username\// })

test('A visitor signs up with the keyboard alone, including the terms and the password check', async ({ page }) => {
  const keys = page.keyboard
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, 'Tab', page.getByRole('banner').getByRole('button', { name: 'Sign Up' }))
  await keys.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create an account' })
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await keys.type('Ada Byron')
  await tabTo(page, 'Tab', dialog.getByLabel('Username'))
  await keys.type(newUsername())
  await tabTo(page, 'Tab', dialog.getByLabel('Password', { exact: true }))
  await keys.type(PASSWORD)
  await tabTo(page, 'Tab', dialog.getByRole('button', { name: 'Show characters' }).first())
  await keys.press('Space')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await tabTo(page, 'Tab', dialog.getByLabel('Confirm Password'))
  await keys.type(PASSWORD)
  await tabTo(page, 'Tab', dialog.getByLabel('I agree'))
  await keys.press('Space')
  await expect(dialog.getByLabel('I agree')).toBeChecked()
  await tabTo(page, 'Tab', dialog.getByText('Read the terms'))
  await keys.press('Enter')
  await expect(dialog.getByText('it doesn’t diagnose')).toBeVisible()
  await tabTo(page, 'Tab', dialog.getByRole('button', { name: 'Sign in' }))
  await tabTo(page, 'Shift+Tab', dialog.getByRole('button', { name: 'Create Account' }))
  await keys.press('Enter')
  await expect(page.getByText('Welcome to Think Twice, Ada Byron!').first()).toBeVisible()
})

test('A learner reads the dashboard with the keyboard alone, and a quiz and a weakness on it', async ({ page }) => {
  const keys = page.keyboard
  const main = page.getByRole('main')
  const learner = await signUp(page)
  await saveQuizzes(page, learner, 2)
  await page.goto('/learn')
  await follow(page, 'Dashboard', 'Tab')
  await expect(page.getByRole('heading', { name: 'Recent Quizzes' })).toBeVisible()
  const weakness = main.getByRole('button', { name: /^Details: / }).first()
  await tabTo(page, 'Tab', weakness)
  const name = (await weakness.getAttribute('aria-label'))!.replace('Details: ', '')
  await keys.press('Enter')
  await expect(weakness).toHaveAttribute('aria-expanded', 'true')
  await expect(main.getByText('Recommended action')).toBeVisible()
  await tabTo(page, 'Tab', main.getByRole('link', { name: `Study ${name}` }).first())

  await tabTo(page, 'Tab', main.locator('summary').filter({ hasText: 'Recent Quizzes' }))
  await keys.press('Enter')
  const view = main.getByRole('button', { name: 'View Standard Quiz, Just now' })
  await tabTo(page, 'Tab', view)
  await keys.press('Enter')
  const details = page.getByRole('dialog', { name: 'Quiz Details' })
  const reviewed = details.getByRole('article')
  await expect(reviewed).toHaveCount(12)
  await expectFocusInSight(page)
  await expect(reviewed.last()).not.toBeInViewport()
  // Questions are laid out as they come near, so the end moves away until all of them are.
  await expect(async () => {
    await keys.press('End')
    await expect(reviewed.last()).toBeInViewport({ timeout: 500 })
  }).toPass()
  await keys.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(view).toBeFocused()

  // Goes to the end of the page, so that every stop has been in sight.
  await tabTo(page, 'Tab', page.getByRole('contentinfo').getByRole('link').last())
})

test('A learner marks a concept as a favorite and studies it with the keyboard alone', async ({ page }) => {
  const keys = page.keyboard
  await signUp(page)
  await page.goto('/dashboard')
  await tabTo(page, 'Tab', page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Learn' }))
  await keys.press('Enter')
  const entry = page.getByRole('article', { name: 'False Cause' })
  const heart = entry.getByRole('button', { name: 'Add False Cause to favorites' })
  await expect(heart).toBeEnabled()
  await tabTo(page, 'Tab', heart)
  await keys.press('Space')
  await expect(entry.getByRole('button', { name: 'Remove False Cause from favorites' })).toBeFocused()

  await tabTo(page, 'Tab', entry.getByRole('link', { name: 'Study False Cause' }))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'False Cause' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
  await tabTo(page, 'Tab', page.getByRole('link', { name: 'Practice this' }))
  await tabTo(page, 'Shift+Tab', page.getByRole('link', { name: 'All logical fallacies' }))
  await keys.press('Enter')
  await expect(entry).toBeFocused()
  await expectFocusInSight(page)
})

test('A learner reads every tab of Progress with the keyboard alone, and logs out', async ({ page }) => {
  const keys = page.keyboard
  await signUp(page)
  await page.goto('/learn')
  await follow(page, 'Progress', 'Tab')
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tabTo(page, 'Tab', tab('Achievements'))
  for (const [key, name] of [
    ['ArrowRight', 'Progress'],
    ['ArrowRight', 'Streaks'],
    ['ArrowRight', 'Learning Paths'],
    ['ArrowRight', 'Achievements'],
    ['ArrowLeft', 'Learning Paths'],
    ['Home', 'Achievements'],
    ['End', 'Learning Paths'],
  ] as const) {
    await keys.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
    await expectFocusInSight(page)
  }
  const start = page.getByRole('button', { name: 'Start path: Logical Fallacies Basics' })
  await tabTo(page, 'Tab', start)
  await keys.press('Enter')
  await expect(start).toHaveCount(0)

  await follow(page, 'Logout')
  await expect(page).toHaveURL('/')
  await tabTo(page, 'Tab', page.getByRole('main').getByRole('link', { name: 'Standard Quiz', exact: true }))
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})
