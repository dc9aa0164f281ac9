import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { fillRegistration, openForm, signUp } from '../steps/account.ts'
import { answerItem, playRound, rightOf, roundQuestion, verdict, verdictWords } from '../steps/play-a-round.ts'

/** Everything that is written to the server from here on. */
function writesOf(page: Page) {
  const writes: { call: string; body: Record<string, unknown>; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (!['POST', 'PUT'].includes(request.method())) return
    const call = `${request.method()} ${new URL(request.url()).pathname.replace(/\d+/, ':id')}`
    writes.push({ call, body: request.postDataJSON(), key: request.headers()['idempotency-key'] })
  })
  return writes
}

const ANSWER = 'POST /api/users/:id/progress'
const DAY = 'PUT /api/users/:id/streak'

test.describe('Rounds of a visitor', () => {
  // A 404 is how the server says that a name is free.
  test.use({ expectedComplaint: NOT_FOUND })

  test('stay on the device, are offered to whoever signs up in this tab, and count when kept', async ({ page }) => {
    const writes = writesOf(page)
    await page.goto('/?round=start')
    await expect(roundQuestion(page, 1)).toBeVisible()
    const played = await playRound(page, 'abcd')
    expect(new Set(played.map(({ scenario }) => scenario)).size).toBe(8)
    await expect(page.getByText(/^Guessing would get you (about )?2\.$/).first()).toBeVisible()
    await expect(page.getByText('This round is only on this device.')).toBeVisible()
    expect(writes).toEqual([])

    await page.getByRole('link', { name: 'Another round' }).click()
    await answerItem(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await openForm(page, 'Sign Up')
    await fillRegistration(page)
    const offer = page.getByRole('dialog', { name: 'Keep the 2 rounds just done here?' })
    await expect(offer.getByText('the 9 answers count')).toBeVisible()
    await offer.getByRole('button', { name: 'Keep them' }).click()
    await expect(offer).toBeHidden()
    await expect.poll(() => writes.filter(({ call }) => call === ANSWER).length).toBe(9)
    await expect(page.getByRole('heading', { name: /^Your round is in progress/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})

test('A verdict shows the right name, the note, every option, and Next without scrolling at 1280 × 800', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/?round=about&focus=anecdotal')
  await answerItem(page)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect(page.locator('mark').first()).toBeVisible()
  for (const fold of await page.locator('details').all()) {
    await fold.locator('summary').click()
    expect((await fold.locator('p').last().innerText()).length).toBeGreaterThan(20)
  }
  // An answer stands, even after a reload.
  const said = await verdictWords(page).allInnerTexts()
  await page.keyboard.press('a')
  await page.reload()
  await expect(verdictWords(page)).toHaveText(said, { useInnerText: true })
})

test('On a phone the options, the sureness, and later the verdict with Next are in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // This round asks only for names: acts are long and have to be scrolled.
  await page.goto('/?round=about&focus=straw-man')
  await expect(roundQuestion(page, 1)).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: /^Sure/ })).toBeInViewport({ ratio: 1 })
  await answerItem(page)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 })
})

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`After a miss, at ${width} × ${height}, Next covers none of what was wrong, why, and what tells the two apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/?round=about&focus=straw-man')
    // After a missed flaw comes the case in which such a move is fine.
    while ((await answerItem(page, /No fallacy here/)).isRight) await page.keyboard.press('Enter')
    await expect(verdict(page)).toContainText(/When what looks like .+ is fine/)
    const next = page.getByRole('button', { name: 'Next', exact: true })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const endOfVerdict = await verdict(page).evaluate((element) => element.getBoundingClientRect().bottom)
    const bar = await next.evaluate((element) => element.parentElement?.getBoundingClientRect().top)
    expect(bar).toBeGreaterThan(endOfVerdict)
  })
}

test('An unfinished round is offered at home, can be discarded and restored, and continues where it was', async ({
  page,
}) => {
  await page.goto('/?round=start')
  await answerItem(page)
  await page.keyboard.press('Enter')
  await expect(roundQuestion(page, 2)).toBeVisible()
  // A newcomer's first two items begin with an example.
  await page.getByRole('button', { name: 'Go to the question' }).click()
  const scenario = await page.locator('#scenario').innerText()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  const goOn = page.getByRole('link', { name: 'Continue Round' })
  await expect(page.getByText('Question 2 of 8, 1 answered')).toBeVisible()
  await page.getByRole('button', { name: 'Discard Round' }).click()
  await expect(goOn).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await goOn.click()
  await expect(roundQuestion(page, 2)).toBeVisible()
  await expect(page.locator('#scenario')).toHaveText(scenario, { useInnerText: true })
})

test.describe('A learner’s round', () => {
  test.use({ expectedComplaint: /Failed to load resource: net::|could not be (?:sent|loaded)/ })

  test('is saved answer by answer, with choice and sureness, and counts once even if a reply is lost', async ({
    page,
  }) => {
    const { id } = await signUp(page)
    let cut = 0
    await page.route('**/progress', async (route) => {
      if (route.request().method() !== 'POST' || cut > 0) return route.continue()
      cut += 1
      await route.fetch()
      await route.abort()
    })
    const writes = writesOf(page)
    await page.goto('/?round=start')
    const played = await playRound(page, 'abcd')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
    expect(cut).toBe(1)

    const sent = writes.filter(({ call }) => call === ANSWER)
    expect(sent).toHaveLength(9)
    const answers = [...new Map(sent.map((each) => [each.key, each.body])).values()]
    answers.sort((one, other) => Number(one['at']) - Number(other['at']))
    expect(answers.map(({ isCorrect }) => isCorrect)).toEqual(played.map(({ isRight }) => isRight))
    for (const body of answers) {
      expect(body).toMatchObject({ sureness: 'fairly', at: expect.any(Number), timeZone: expect.any(String) })
      expect(['flawed', 'sound']).toContain(body['kind'])
      expect(body['scenario']).toEqual(expect.any(String))
    }
    expect(writes.filter(({ call }) => call === DAY)).toHaveLength(1)
    const records: { timesEncountered: number }[] = await (await page.request.get(`/api/users/${id}/progress`)).json()
    const flawed = answers.filter(({ kind }) => kind === 'flawed').length
    expect(records.reduce((sum, { timesEncountered }) => sum + timesEncountered, 0)).toBe(flawed)
  })
})

test('A friend plays the same eight scenarios and sees both rows, and a damaged link is refused in words', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?round=start')
  const own = await playRound(page)
  await page.getByRole('region', { name: 'Send this round to a friend' }).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Text copied.')).toBeVisible()
  const [said, squares = '', turn = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(said).toBe(`I got ${rightOf(own)} of 8 in a round of Think Twice.`)
  expect([...squares]).toEqual(own.map(({ isRight }) => (isRight ? '🟦' : '⬜')))
  const link = turn.replace('Your turn: ', '')
  expect(link).toMatch(/^https?:\/\//)

  const context = await browser.newContext()
  const friend = await context.newPage()
  // Out of a mail: escaped, wrapped, with the bracket and full stop behind it, and what a newsletter adds.
  await friend.goto(`${link.replace('&', '&amp;').replace(/(?=.{9}$)/, '=%0D%0A')}).&utm_source=mail`)
  await friend.getByRole('button', { name: 'Play the round' }).click()
  const theirs = await playRound(friend, 'b')
  expect(theirs.map(({ scenario }) => scenario)).toEqual(own.map(({ scenario }) => scenario))
  const row = (name: string) => friend.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
  await expect(row('You')).toHaveText(theirs.map(({ isRight }) => (isRight ? 'right' : 'missed')))
  await expect(row('Friend')).toHaveText(own.map(({ isRight }) => (isRight ? 'right' : 'missed')))
  if (rightOf(own) === rightOf(theirs)) await expect(friend.getByText(/^The same:/)).toBeVisible()

  await friend.goto(link.slice(0, -4))
  await expect(friend.getByRole('heading', { name: 'This round can’t be played' })).toBeVisible()
  await expect(friend.getByText('This link doesn’t lead to a round.')).toBeVisible()
  await context.close()
})
