import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { complaintsInTwoLooks } from '../steps/barriers.ts'
import { tabTo } from '../steps/keyboard.ts'
import { waitUntilReadyOffline } from '../steps/offline.ts'
import { countUnsent } from '../steps/outbox.ts'
import { answerItem, roundQuestion } from '../steps/play-a-round.ts'
import { anotherSeat, someScenarios, Teacher, takeSeat, vote, voteAs } from '../steps/seats.ts'

/** Console messages after a wrong code, a deleted seat or a lost network, and our own about unsent answers. */
const EXPECTED = /status of (?:401|403|404|409)|net::ERR_|could not be (?:sent|loaded|confirmed|read)/

test.use({ expectedComplaint: EXPECTED })
test.setTimeout(120_000)

const bar = (page: Page) => page.getByRole('banner')
const leave = (page: Page) => page.getByRole('button', { name: 'Not you? Leave this seat' })
test('From home to a seat: a wrong code is said, who sees what is read first, and the seat stays until it is left', async ({
  page,
  baseURL,
}) => {
  const teacher = await Teacher.of(baseURL!, 'anonymous')
  await page.goto('/')
  await page.getByRole('link', { name: 'Enter its code' }).click()
  await page.getByLabel('The class code').fill('222 222')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No class has the code 222 222. Look at the wall and try again.')).toBeVisible()
  await page.getByLabel('The class code').fill(`${teacher.code.slice(0, 3)} ${teacher.code.slice(3)}`.toLowerCase())
  await page.keyboard.press('Enter')

  await expect(page.getByText('Your teacher sees how the class answered, never who answered what.')).toBeVisible()
  await teacher.change({ isOpen: false })
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(page.getByText('The door of Period 3 is closed. Ask your teacher to open it.')).toBeVisible()
  await teacher.change({ isOpen: true })
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in.' })).toBeVisible()
  const seatCode = await page.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4} [2-9A-Z]{4}$/).innerText()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re in.' })).toBeVisible()
  await expect(page.getByText(seatCode)).toHaveCount(0)
  await page.getByRole('link', { name: 'Think Twice, home' }).click()
  await expect(page.getByRole('link', { name: 'Enter its code' })).toBeVisible()
  await page.goBack()
  await expect(leave(page)).toBeVisible()

  await leave(page).click()
  await page.getByRole('button', { name: 'Leave the seat' }).click()
  await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seat:')))).toEqual([])
  await page.getByLabel('Your seat code').fill(seatCode)
  await page.getByRole('button', { name: 'Go on from here' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in.' })).toBeVisible()
  await teacher.forget()
})

test('A named seat is taken with its card, by keyboard; an assigned round is played without a network and arrives once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'allow', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const teacher = await Teacher.of(baseURL!, { labels: ['Maya', 'Noor'] })
  await signUp(page)
  const scenarios = await someScenarios(page, 4)
  const roundId = await teacher.openRound('assigned', scenarios)
  const liveId = await teacher.openRound('live', scenarios)
  await page.goto(`/?class=${teacher.code}#${teacher.seatCodes[0]}`)
  await expect(page.getByText(/^Your teacher sees the answers of your seat in this class/)).toBeVisible()
  await expect(page.getByText(/What you answer also counts as your own practice/)).toBeVisible()
  const field = page.getByLabel('Your seat code, from your card')
  await expect(field).toHaveValue(/^\w{4} \w{4} \w{4}$/)
  const right = await field.inputValue()
  await field.fill('2222 2222 2222')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^That isn’t a seat code of this class/)).toBeVisible()
  await field.fill(right)
  await tabTo(page, 'Tab', page.getByRole('button', { name: 'Take my seat' }))
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('heading', { name: 'Period 3, Maya' })).toBeVisible()
  // A live round that is prepared, or that nobody ended, does not hide it.
  await expect(page.getByText('The first scenario appears here by itself.')).toBeVisible()
  await expect(page.getByText(/^4 scenarios/)).toBeVisible()
  await teacher.move(liveId, 'vote')
  await expect(page.getByText('Scenario 1 of 4')).toBeVisible()
  await expect(page.getByText(/^4 scenarios/)).toBeVisible()

  await waitUntilReadyOffline(page)
  await context.setOffline(true)
  await page.reload()
  await tabTo(page, 'Tab', page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  for (let number = 1; number <= scenarios.length; number++) {
    await expect(roundQuestion(page, number, 4)).toBeVisible()
    await answerItem(page, 'b')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: /of 4$/ })).toBeVisible()
  expect(await countUnsent(page)).toBe(4)
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await countUnsent(page)).toBe(0)
  const { scenarios: counted } = await teacher.round(roundId)
  expect(counted.map(({ first }) => first.count)).toEqual([1, 1, 1, 1])

  await teacher.move(liveId, 'over')
  await page.getByRole('link', { name: 'Back to Period 3' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0)
  await teacher.forget()
  await context.close()
})

test('A live round is followed from vote to both: late is said, a reload loses nothing, and no key comes early', async ({
  page,
  baseURL,
}) => {
  const teacher = await Teacher.of(baseURL!, { labels: ['Maya', 'A', 'B', 'C'] })
  const scenarios = await someScenarios(page, 3)
  const heard: string[] = []
  const pieces: string[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/practice')) pieces.push(pathname)
    if (pathname.startsWith('/api/')) heard.push(await response.text().catch(() => ''))
  })
  await page.goto(`/?class=${teacher.code}#${teacher.seatCodes[0]}`)
  await page.getByRole('button', { name: 'Take my seat' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in.' })).toBeVisible()
  const others = await Promise.all(
    teacher.seatCodes.slice(1).map((seatCode) => anotherSeat(baseURL!, { code: teacher.code, seatCode })),
  )
  const roundId = await teacher.openRound('live', scenarios)
  await expect(page.getByText('The first scenario appears here by itself.')).toBeVisible()
  await teacher.move(roundId, 'vote')

  await vote(page, 0, 'Fairly sure')
  await expect(page.getByRole('heading', { name: 'That’s in.' })).toBeFocused()
  await expect(page.getByText(/^You said .*, fairly sure\.$/)).toBeVisible()
  await expect(page.getByText('1 of 4 have answered').first()).toBeVisible()
  for (const [place, seat] of others.entries()) {
    await voteAs(seat, { roundId, position: 0, vote: 1, option: place === 0 ? 0 : 1 })
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'That’s in.' })).toBeVisible()
  await expect(page.getByText('4 of 4 have answered').first()).toBeVisible()

  await teacher.move(roundId, 'split')
  await expect(page.getByRole('img', { name: '2 answers' })).toHaveCount(2)
  expect(await complaintsInTwoLooks(page)).toEqual([])
  await teacher.move(roundId, 'talk')
  await expect(page.getByRole('heading', { name: 'Find somebody who chose differently.' })).toBeVisible()
  await teacher.move(roundId, 'again')
  await expect(page.getByText('The same scenario again. Vote once more, silently.')).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('3')
  await expect(page.getByText(/^You said .*, sure\.$/)).toBeVisible()
  await expect(page.getByText('1 of 4 have answered').first()).toBeVisible()
  expect(pieces).toEqual([])
  expect(heard.length).toBeGreaterThan(5)
  for (const { id } of scenarios) expect(heard.join()).not.toContain(id)

  await teacher.move(roundId, 'both')
  await expect(page.getByText('Talk moves votes. The next argument shows what stayed.')).toBeVisible()
  await expect(page.getByText(/^(?:First|Then), (?:in)?correct: you said /)).toHaveCount(2)
  await expect(page.getByText('where it breaks').last()).toBeVisible()
  expect(await complaintsInTwoLooks(page)).toEqual([])

  await teacher.move(roundId, 'vote', 1)
  await expect(page.getByText('Scenario 2 of 3')).toBeVisible()
  await page.context().setOffline(true)
  await vote(page, 1)
  await expect(page.getByText(/^No network\. Your answer is kept on this device/)).toBeVisible()
  await teacher.move(roundId, 'split', 1)
  await page.context().setOffline(false)
  await expect(page.getByText(/^Your answer came after the split was up\./)).toBeVisible()

  await teacher.move(roundId, 'over', 1)
  await expect(page.getByText('When your teacher starts, the first scenario appears here by itself.')).toBeVisible()
  await Promise.all([...others.map((each) => each.dispose()), teacher.forget()])
})

test('A seat that its teacher no longer has leads back to the door; answers can be deleted on the way out', async ({
  page,
  baseURL,
}) => {
  const teacher = await Teacher.of(baseURL!, 'anonymous')
  const roundId = await teacher.openRound('live', await someScenarios(page, 3))
  await takeSeat(page, teacher.code)
  await teacher.move(roundId, 'vote')
  await vote(page, 0)
  await expect(page.getByText('1 of 1 have answered').first()).toBeVisible()
  await leave(page).click()
  await page.getByRole('button', { name: 'Delete my answers and leave' }).click()
  await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible()
  expect((await teacher.round(roundId)).scenarios[0]!.first.count).toBe(0)

  await takeSeat(page, teacher.code)
  await page.context().clearCookies()
  await expect(page.getByText(/^Your seat isn’t on this device anymore\./)).toBeVisible()
  await teacher.forget()
})
