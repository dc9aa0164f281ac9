import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { someScenarios, Teacher, takeSeat, vote } from '../steps/seats.ts'

const DEVICES = 30
/** Devices that open their page at the same time. */
const AT_ONCE = 6
/** Milliseconds from a new phase until half of the devices show it: one look, and what is on the way. */
const HALF_IN_STEP_WITHIN = 4000
/** Until the last one does: thirty devices on one machine wait for each other to draw. */
const ALL_IN_STEP_WITHIN = 15_000

test.setTimeout(180_000)
// The console may complain about whatever the network does.
test.use({ expectedComplaint: /./ })

test(`${DEVICES} devices vote through cut networks, reloads and a restarted server: every answer counts once, all are in step`, async ({
  server,
  network,
  browser,
}) => {
  const teacher = await Teacher.of(server.address, 'anonymous')
  const contexts: BrowserContext[] = []
  const pages: Page[] = []
  for (let joined = 0; joined < DEVICES; joined += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const context = await browser.newContext({
          baseURL: network.address,
          serviceWorkers: 'block',
          reducedMotion: 'reduce',
        })
        contexts.push(context)
        const page = await context.newPage()
        pages.push(page)
        await takeSeat(page, teacher.code)
      }),
    )
  }
  const roundId = await teacher.openRound('live', await someScenarios(pages[0]!, 3))
  const votes = async () => (await teacher.round(roundId)).scenarios[0]!
  const third = (part: number) => pages.filter((_, index) => index % 3 === part)
  const all = (asked: readonly Page[], work: (page: Page) => Promise<unknown>) => Promise.all(asked.map(work))

  await teacher.move(roundId, 'vote')
  await all(pages, (page) => expect(page.getByRole('radio').first()).toBeVisible())
  // A third each: taken but not answered, not taken, and as it should be.
  network.become('answer cut')
  await all(third(0), (page) => vote(page, 0))
  network.become('refused')
  await all(third(1), (page) => vote(page, 1))
  await all(third(1).slice(0, 3), (page) => page.context().setOffline(true))
  network.become('none')
  await all(third(2), (page) => vote(page, 2))
  await all(third(2).slice(0, 3), (page) => page.reload())
  await all(third(1).slice(0, 3), (page) => page.context().setOffline(false))
  await expect.poll(async () => (await votes()).first.count, { timeout: 30_000 }).toBe(DEVICES)

  await server.stop()
  await server.start()
  const inStep = await inStepAfter(() => teacher.move(roundId, 'split'), pages, 'How the class split')
  for (const page of pages) await expect(page.getByRole('img', { name: '10 answers' })).toHaveCount(3)
  await teacher.move(roundId, 'talk')
  const again = await inStepAfter(() => teacher.move(roundId, 'again'), pages, 'The same scenario again')

  network.become('answer cut')
  await all(pages, (page) => vote(page, 1))
  network.become('none')
  await expect.poll(async () => (await votes()).second!.count, { timeout: 30_000 }).toBe(DEVICES)
  expect((await votes()).first.count).toBe(DEVICES)
  for (const times of [inStep, again]) {
    const [half, most] = [times[DEVICES / 2]!, times.at(-1)!]
    console.warn(`Half of ${DEVICES} devices in step after ${half} ms, all after ${most} ms`)
    expect(half).toBeLessThanOrEqual(HALF_IN_STEP_WITHIN)
    expect(most).toBeLessThanOrEqual(ALL_IN_STEP_WITHIN)
  }
  await Promise.all([...contexts.map((context) => context.close()), teacher.forget()])
})

/** Milliseconds from a move of the teacher’s until each device shows its words, by the devices’ own clocks, sorted. */
async function inStepAfter(move: () => Promise<void>, pages: readonly Page[], words: string): Promise<number[]> {
  const seen = pages.map((page) =>
    page.evaluate(
      (awaited) =>
        new Promise<number>((resolve) => {
          const look = () => document.body.textContent.includes(awaited) && resolve(Date.now())
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
          look()
        }),
      words,
    ),
  )
  await move()
  const movedAt = Date.now()
  return (await Promise.all(seen)).map((at) => at - movedAt).sort((one, other) => one - other)
}
