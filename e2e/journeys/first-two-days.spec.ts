import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { fillRegistration } from '../steps/account.ts'
import { answerItem, playRound, roundQuestion, verdict } from '../steps/play-a-round.ts'
import { DAY } from '../steps/saved-results.ts'
import { drawAlike } from '../steps/take-a-quiz.ts'

test.use({ expectedComplaint: NOT_FOUND })

test('A newcomer goes from the landing page through a round and sign-up to the reviews of the second day', async ({
  page,
}) => {
  const press = (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') =>
    page.getByRole(role, { name }).first().click()
  // The first day is yesterday: the server trusts the times of answers, and its own clock cannot be moved.
  const secondDay = new Date()
  await page.clock.setFixedTime(new Date(secondDay.getTime() - DAY))

  // In one run of 250, other draws hold no wrong answer about any concept, and then nothing is due.
  await drawAlike(page)

  await page.goto('/')
  await press(/^3 So the bike lane/, 'radio')
  await press('Start a round', 'link')
  await playRound(page)

  await press('Sign up')
  await fillRegistration(page)
  await expect(page.getByRole('dialog', { name: 'Keep the round just done here?' })).toBeVisible()
  await press('Keep it')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await press('Done for today', 'link')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible()

  await page.clock.setFixedTime(secondDay)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /due today/ })).toBeVisible()
  const due = page.getByText(/^Next: |you last met|You last met/).first()
  await expect(due).toContainText('yesterday')
  await press('Start the round', 'link')
  await expect(roundQuestion(page, 1)).toBeVisible()
  await answerItem(page)
  await expect(verdict(page)).toBeVisible()
})
