import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { fillRegistration, openForm, signUp } from '../steps/account.ts'
import { watchWrites } from '../steps/network.ts'
import { countUnsent } from '../steps/outbox.ts'
import { answerToday, verdict, verdictWords } from '../steps/play-a-round.ts'
import { DAY } from '../steps/saved-results.ts'

const CHICAGO = 'America/Chicago'
test.use({ timezoneId: CHICAGO })

/** The real day in Chicago, because the server counts answers only for its own day. */
function chicagoDay(now: Date) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: CHICAGO, dateStyle: 'short' }).format(now)
  const inWords: Intl.DateTimeFormatOptions = { timeZone: CHICAGO, weekday: 'long', month: 'long', day: 'numeric' }
  const number = (Date.parse(day) - Date.parse('2026-11-01')) / DAY + 1
  return { day, number, title: `No. ${number}, ${new Intl.DateTimeFormat('en-US', inWords).format(now)}` }
}

test('Today’s argument can be tried once, is the same after a reload, and copies only how it went', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const now = new Date()
  const today = chicagoDay(now)
  await page.clock.setFixedTime(now)
  await page.goto('/')
  await page.getByRole('link', { name: 'Read it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today’s argument' })).toBeVisible()
  await expect(page.getByText(today.title)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(4)

  const names = await page.locator('label').allInnerTexts()
  await answerToday(page, 0)
  const said = await verdictWords(page).allInnerTexts()
  await expect(page.getByText(`No. ${today.number + 1}, in `)).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Text copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const link = `/?today=${today.day}`
  expect(copied).toMatch(
    new RegExp(`^Think Twice No\\. ${today.number} [🟦⬜][🟪⬜]\\n.+\\nhttps?://.+${RegExp.escape(link)}$`, 'u'),
  )
  for (const name of names) expect(copied).not.toContain(name.trim())
  await page.reload()
  await expect(verdictWords(page)).toHaveText(said, { useInnerText: true })
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'See it again' })).toBeVisible()
})

test('The argument shows a focus ring to somebody who uses keys, and none after opening or tapping', async ({
  page,
}) => {
  await page.goto('/?today')
  const scenario = page.locator('#scenario')
  await expect(page.getByRole('form')).toBeFocused()
  await expect(scenario).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await page.keyboard.press('Shift')
  await expect(scenario).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await expect(scenario).toHaveCSS('outline-width', '3px')
  await page.mouse.move(2, 2)
  await page.mouse.down()
  await expect(page.locator('html')).not.toHaveAttribute('data-keys')
})

test('A past day can be played, a future day cannot, and an invalid day is called one', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T20:00:00-06:00'))
  await page.goto('/?today=2026-11-03')
  await expect(page.getByText('No. 3, Tuesday, November 3')).toBeVisible()
  await answerToday(page, 0)
  await expect(page.getByRole('heading', { name: 'How others answered' })).toBeHidden()
  await page.goto('/?today=2026-11-04')
  await expect(page.getByText('No. 4, Wednesday, November 4')).toBeVisible()

  await page.goto('/?today=2026-11-22')
  await expect(page.getByText('This one isn’t out yet.')).toBeVisible()
  await page.goto('/?today=tomorrow')
  await expect(page.getByText('That’s not a date we can read.')).toBeVisible()
})

test.describe('Today’s argument of a visitor who signs up', () => {
  test.use({ expectedComplaint: NOT_FOUND })

  test('is offered, belongs to the learner when kept, and cannot be tried a second time', async ({ page }) => {
    await page.goto('/?today')
    await answerToday(page, 1)
    const said = await verdictWords(page).allInnerTexts()
    await page.goto('/')
    await openForm(page, 'Sign Up')
    await fillRegistration(page)
    await page
      .getByRole('dialog', { name: 'Keep the argument of the day just done here?' })
      .getByRole('button', { name: 'Keep it' })
      .click()
    await expect(page.getByRole('link', { name: 'See it again' })).toBeVisible()
    await expect.poll(() => countUnsent(page)).toBe(0)
    await page.goto('/?today')
    await expect(verdictWords(page)).toHaveText(said, { useInnerText: true })
    const { id } = await (await page.request.get('/api/session')).json()
    const insights = await (await page.request.get(`/api/users/${id}/insights`)).json()
    expect(insights.answers).toBe(1)
  })
})

test('For a learner today’s argument counts as practice and for the streak, once', async ({ page }) => {
  const { id } = await signUp(page)
  const writes = watchWrites(page)
  await page.goto('/?today')
  await answerToday(page, 0)
  const own = [`POST /api/users/${id}/progress`, `PUT /api/users/${id}/streak`]
  await expect.poll(() => writes.filter((write) => own.includes(write)).sort()).toEqual(own)
  // A request that a reload cuts off is made again, by design.
  await expect.poll(() => countUnsent(page)).toBe(0)
  await page.reload()
  await expect(verdict(page)).toBeVisible()
  const streak = await (await page.request.get(`/api/users/${id}/streak`)).json()
  expect(streak.currentStreak).toBe(1)
  expect(writes.filter((write) => own.includes(write))).toHaveLength(2)
})
