import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { classOf, goOn, holdRound, openClass, openWall, roundOf, takeSeats, voteAll } from '../steps/a-class.ts'
import { signUp } from '../steps/account.ts'
import { readPractice } from '../steps/answer-practice.ts'
import { complaintsInTwoLooks } from '../steps/barriers.ts'
import { tabTo } from '../steps/keyboard.ts'
import { pageWidth } from '../steps/page-size.ts'
import { WEEK } from '../steps/saved-results.ts'

/** A step refused because another screen was faster. */
test.use({ expectedComplaint: /status of 409 .*\/rounds\// })
test.setTimeout(120_000)

test('A teacher makes a class without names and a live round, whose wall counts seats and votes and then shows the split', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard?classes')
  await page.getByRole('link', { name: 'Start a class' }).click()
  await page.getByLabel('Students read it when they join').fill('Period 3')
  await page.getByRole('button', { name: 'Make the class' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Period 3' })).toBeVisible()
  await expect(page.getByText('You see totals, never who answered what.')).toBeVisible()
  const { code } = await classOf(page)
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible()

  await page.getByRole('link', { name: 'Choose the scenarios' }).click()
  const scenarios = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Replace scenario 1' }) })
  await expect(scenarios.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText('Keep it off the wall')).toBeVisible()
  const second = await scenarios.getByRole('listitem').nth(1).textContent()
  await page.getByRole('button', { name: 'Replace scenario 2' }).click()
  await expect(page.getByText('Scenario 2 replaced.')).toBeVisible()
  await expect(scenarios.getByRole('listitem').nth(1)).not.toHaveText(second!)
  await page.getByRole('button', { name: 'Make the round' }).click()

  // The door: seats are counted as they fill.
  await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeVisible()
  const seats = await takeSeats(page, code, 28)
  await expect(page.getByText('28 are here')).toBeVisible()
  await tabTo(page, 'Tab', page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')

  // The first vote: the wall counts answers and tells nothing else.
  await expect(page.getByText('0 of 28 answered')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on without a split' })).toBeVisible()
  await voteAll(page, seats.slice(0, 21), 0, { vote: 1, votes: [9, 12] })
  await expect(page.getByText('21 of 28 answered')).toBeVisible()
  await voteAll(page, seats, 0, { vote: 1, votes: [9, 12, 7] })
  await goOn(page, 'Show the split', /You don’t agree\./)
  await expect(barsOf(page)).toHaveText(['12', '9', '7'])
})

test('A wall keeps its place through a reload, a second projector, a step from another screen and a lost connection', async ({
  page,
}) => {
  await openSplit(page)
  // A reload and a second projector lose nothing.
  await page.reload()
  await expect(barsOf(page)).toHaveText(['12', '9', '7'])
  const other = await page.context().newPage()
  await other.goto(page.url())
  await goOn(other, 'Talk', /Find somebody who chose differently\./)
  await expect(page.getByRole('timer')).toHaveText(/^[12]:\d\d$/)
  await page.getByRole('button', { name: 'Stop the clock' }).click()
  await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeVisible()
  const stopped = await page.getByRole('timer').textContent()
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(stopped!)
  await expect(other.getByRole('timer')).toHaveText(stopped!)
  await other.close()

  // While this wall still looks, another screen moves the round on.
  const [{ id }, { id: roundId }] = [await classOf(page), await roundOf(page)]
  const address = `/api/classes/${id}/rounds/${roundId}`
  const { promise: isMoved, resolve: move } = Promise.withResolvers<void>()
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() === 'GET') await isMoved
    await route.continue()
  })
  const { state } = await (await page.request.get(address)).json()
  const again = { position: 0, phase: 'again', expected: state.number }
  expect((await page.request.patch(address, { data: again })).status()).toBe(200)
  await page.getByRole('button', { name: 'Vote again' }).click()
  await expect(page.getByText('Moved on from another screen.')).toBeVisible()
  move()
  await expect(page.getByText('Vote once more, silently.')).toBeVisible()
  await page.unroute(`**${address}`)

  // Without a connection the wall keeps what it shows.
  await page.context().setOffline(true)
  await expect(page.getByText('No connection. The wall goes on where the class is.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show both' })).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Show both' })).toBeEnabled()
})

test('After the talk a class votes again; the round ends with its results, and the report with a file of totals alone', async ({
  page,
}) => {
  const seats = await openSplit(page)
  await goOn(page, 'Talk', /Who convinces whom\?/)
  await goOn(page, 'Vote again', /Vote once more/)
  await voteAll(page, seats, 0, { vote: 2, votes: [19, 9] })
  await expect(page.getByText('28 of 28 answered')).toBeVisible()
  await goOn(page, 'Show both', /After talking/)
  await expect(page.getByRole('region', { name: 'First vote' })).toContainText('9 of 28 right')
  await expect(page.getByRole('region', { name: 'After talking' })).toContainText('19 of 28 right')
  await page.getByRole('button', { name: 'The reasons' }).click()
  await expect(page.getByRole('definition')).toHaveCount(4)

  for (const position of [1, 2, 3]) {
    await goOn(page, 'Next scenario', /Which/)
    await voteAll(page, seats, position, { vote: 1, votes: [10, 12, 6] })
    await goOn(page, /split$/, /You don’t agree\./)
    await goOn(page, 'Talk', /Who convinces whom\?/)
    await goOn(page, 'Vote again', /Vote once more/)
    await goOn(page, 'Show both', /After talking/)
  }
  await goOn(page, 'End the round', /That’s the round\./)
  await page.getByRole('button', { name: 'Open the results' }).click()
  await expect(page.getByText(/^.*9 of 28 right, 32%, likely between 18% and 51%\.$/)).toBeVisible()
  await expect(page.getByText('Fooled most:').first()).toBeVisible()

  await page.goto(`/dashboard?class=${(await classOf(page)).id}&report`)
  await expect(page.getByRole('heading', { name: /^Taken for one another at least \d+ times in \d+$/ })).toBeVisible()
  const totals = page.getByRole('link', { name: 'Totals (CSV)' })
  await expect(page.getByRole('link', { name: /CSV/ })).toHaveCount(1)
  const file = await (await page.request.get((await totals.getAttribute('href'))!)).text()
  expect(file.startsWith('\uFEFFround,')).toBe(true)
  expect(file.split('\r\n').filter((line) => line.startsWith('1,')).length).toBeGreaterThanOrEqual(12)
})

test('A week after a live round its parallel is the next step, and the report then has both', async ({ page }) => {
  const seats = await openWall(page)
  await holdRound(page, seats, [10, 12, 6])
  const { id } = await classOf(page)
  await page.clock.setSystemTime(Date.now() + WEEK)
  await page.goto(`/dashboard?class=${id}`)
  await expect(page.getByRole('heading', { name: 'See what stayed' })).toBeVisible()
  await page.getByRole('button', { name: 'A week later: make the parallel round' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'A week later' })).toBeVisible()
  await expect(page.getByText('figures come when the round is over')).toBeVisible()
  for (const position of [0, 1, 2, 3]) await voteAll(page, seats, position, { vote: 1, votes: [20, 8] })
  await expect(page.getByText('28 of 28 have done it.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByText(/20 of 28 right/).first()).toBeVisible()
  await page.goto(`/dashboard?class=${id}&report`)
  await expect(page.getByText('Right 40 of 112 times at first, 80 of 112 a week later.')).toBeVisible()
  expect(await complaintsInTwoLooks(page)).toEqual([])
})

test('A teacher gives a named class seat codes, shown once, and an assigned round, and reads who answered what', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard?classes=new')
  await page.getByRole('radio', { name: /^Named/ }).check()
  await page.getByLabel('Students read it when they join').fill('Debate club')
  const labels = page.getByLabel('One a line: first names or numbers are enough')
  await labels.fill('Zoë\n=Ben\nZoë')
  await page.getByRole('button', { name: 'Make the class' }).click()
  await expect(page.getByText('“Zoë” is there twice.', { exact: false })).toBeVisible()
  await labels.fill('Zoë\n=Ben')
  await page.getByRole('button', { name: 'Make the class' }).click()
  await expect(page.getByText('2 new seat codes, shown only this once.', { exact: false })).toBeVisible()
  const shown = page.getByRole('region', { name: 'Seats' }).getByRole('definition')
  const codes = await shown.allTextContents()
  expect(codes).toHaveLength(2)
  await page.reload()
  await expect(page.getByText('0 of 2 have joined.', { exact: false })).toBeVisible()
  await expect(shown).toHaveCount(0)

  const { id, code } = await classOf(page)
  const [zoe] = await takeSeats(page, code, [codes[0]!])
  await page.getByRole('button', { name: 'New code for =Ben' }).click()
  await expect(shown).toHaveCount(1)
  const [ben] = await takeSeats(page, code, [(await shown.textContent())!])
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: 'New round' }).click()
  await page.getByRole('radio', { name: /^One to four names/ }).check()
  await page.getByRole('checkbox', { name: 'Straw Man' }).check()
  await page.getByRole('radio', { name: /^Assigned/ }).check()
  await expect(page.getByLabel('By', { exact: true })).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('heading', { name: /Straw Man/ })).toHaveCount(4)
  await page.getByRole('button', { name: 'Make the round' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Straw Man' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Share to Google Classroom/ })).toHaveAttribute(
    'href',
    /^https:\/\/classroom\.google\.com\/share\?url=.*class%3D/,
  )
  // With names figures come at once.
  for (const position of [0, 1, 2, 3]) await voteAll(page, [zoe!, ben!], position, { vote: 1, votes: [1, 1] })
  await expect(page.getByText('1 of 2 right', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('2 of 2 have done it.', { exact: false })).toBeVisible()

  await page.goto(`/dashboard?class=${id}&report`)
  await page.getByRole('button', { name: 'Answers of Zoë' }).click()
  const answers = page.getByRole('dialog', { name: 'Zoë' })
  await expect(answers.getByRole('row')).toHaveCount(5)
  await expect(answers.getByRole('row').nth(1)).toContainText(/, right.*a guess/)
  await answers.getByRole('button', { name: 'Close' }).click()
  const read = async (name: string) =>
    (await page.request.get((await page.getByRole('link', { name }).getAttribute('href'))!)).text()
  expect(await read('Seats (CSV)')).toBe("\uFEFFseat,round,done,right,of\r\n'=Ben,1,4,0,4\r\nZoë,1,4,4,4\r\n")
  expect((await read('Answers (CSV)')).split('\r\n')).toHaveLength(10)
})

test('A teacher removes a seat, renames a named class, closes its door, changes its code and deletes it', async ({
  page,
}) => {
  await signUp(page)
  const { code, seatCodes } = await openClass(page, { labels: ['Zoë', '=Ben'] })
  await takeSeats(page, code, seatCodes)
  await page.reload()
  await expect(page.getByText('2 of 2 have joined.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the seat of =Ben' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the seat' }).click()
  await expect(page.getByText('1 of 1 have joined.', { exact: false })).toBeVisible()
  await page.getByLabel('Students read it when they join').fill('Debate club 2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Debate club 2' })).toBeVisible()
  await page.getByRole('switch', { name: /^Open/ }).click()
  await expect(page.getByText('The door is closed: only those who have a seat get in.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the code' }).click()
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeHidden()
  expect(await complaintsInTwoLooks(page)).toEqual([])
  await page.getByLabel('Type Debate club 2 to confirm').fill('Debate club 2')
  await page.getByRole('button', { name: 'Delete this class' }).click()
  await expect(page.getByRole('heading', { name: 'A way in for a whole class' })).toBeVisible()
})

test('The wall can be read from ten meters away on a small projector, and fits a phone and large text', async ({
  page,
}) => {
  await signUp(page)
  const practice = (await readPractice(page)).sort((one, other) => other.scenario.length - one.scenario.length)
  const longest = practice[0]!
  const longestChat = practice.find(({ scenario }) => /^\w+: .+\n\w+: /.test(scenario))!
  await openClass(page, 'anonymous')
  const { id: classId } = await classOf(page)
  for (const { id, fallacyType } of [longest, longestChat]) {
    const others = ['Anecdotal', 'Halo Effect'].map((name) => practice.find((each) => each.fallacyType === name)!)
    expect(others.map((each) => each.fallacyType)).not.toContain(fallacyType)
    const data = { kind: 'live', scenarioIds: [id, ...others.map((each) => each.id)] }
    const opened = await page.request.post(`/api/classes/${classId}/rounds`, { data })
    await page.goto(`/dashboard?class=${classId}&round=${(await opened.json()).id}`)
    await page.setViewportSize({ width: 1280, height: 720 })
    await goOn(page, 'Start', /Which/)
    const scenario = page.getByRole('region', { name: 'Scenario' })
    const size = await scenario.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(32)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720)
    for (const part of [page.getByText('0 of 0 answered'), ...(await page.getByRole('listitem').all())]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    // A text too long to fit scrolls by itself, also by keyboard.
    const isTooLong = await scenario.evaluate((element) => element.scrollHeight > element.clientHeight)
    await expect(scenario).toHaveAttribute('tabindex', isTooLong ? '0' : '-1')
    await scenario.press('End')
    await expect
      .poll(() => scenario.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop))
      .toBeLessThan(1)
  }
  expect(await complaintsInTwoLooks(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await pageWidth(page)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await pageWidth(page)).toBeLessThanOrEqual(1280)
})

/** The wall of a new live round, at the split of its first vote: nine of 28 are right. */
async function openSplit(page: Page) {
  const seats = await openWall(page)
  await goOn(page, 'Start', /Which/)
  await voteAll(page, seats, 0, { vote: 1, votes: [9, 12, 7] })
  await goOn(page, 'Show the split', /You don’t agree\./)
  return seats
}

function barsOf(page: Page) {
  return page.getByRole('region', { name: 'split' }).getByRole('listitem')
}
