import type { Page } from '@playwright/test'
import { SCREENS } from '../every-screen.ts'
import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { barriers } from '../steps/barriers.ts'
import { pageWidth, smallTargets } from '../steps/page-size.ts'
import { paperProblems } from '../steps/paper.ts'
import { closeToast, question, toast } from '../steps/take-a-quiz.ts'

test.use({ colorScheme: 'light', expectedComplaint: NOT_FOUND })
// Many screens, on a busy machine.
test.setTimeout(180_000)

/** A chart measures its space again after the page's width changes, so the test waits for that. */
const softly = expect.configure({ soft: true })
const BARS = [640, 700, 768, 800]

for (const [group, screens] of Object.entries(SCREENS)) {
  test(`${group}: specified texts are there, axe finds nothing serious, nothing scrolls sideways, controls are big enough, and paper is light`, async ({
    page,
  }) => {
    for (const [name, open, sign, texts = []] of screens) {
      await test.step(name, async () => {
        await open(page)
        await expect(sign(page)).toBeVisible()
        for (const text of texts) {
          const shown = page.getByText(text, { exact: true }).or(page.getByRole('link', { name: text }))
          await softly(shown.filter({ visible: true }).first(), `${text} on ${name}`).toBeVisible()
        }
        await checkScreen(page, name)
        await checkPaper(page, name)
      })
    }
  })
}

/** Leaves the page as it was. */
async function checkScreen(page: Page, name: string) {
  await expect(page.locator('html')).toHaveClass('light')
  expect.soft(await barriers(page), `what axe says about ${name} in light`).toEqual([])
  // The page follows the system's theme at once, so nothing has to be reopened.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
  expect.soft(await barriers(page, 'colors'), `what axe says about ${name} in dark`).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  await softly.poll(() => pageWidth(page), `the width of ${name} on a small phone`).toBeLessThanOrEqual(320)

  await page.setViewportSize({ width: 390, height: 844 })
  await closeToast(page)
  // Under a dialog nothing can be pressed.
  const area = (await page.getByRole('dialog').count()) > 0 ? 'dialog[open]' : 'body'
  expect.soft(await smallTargets(page, area), `the controls of ${name} that a finger could miss`).toEqual([])

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await softly.poll(() => pageWidth(page), `the width of ${name} on a phone in large text`).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 720 })
  await softly.poll(() => pageWidth(page), `the width of ${name} in large text`).toBeLessThanOrEqual(1280)

  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Prints in the dark, on a phone and a laptop, as browsers do unless told otherwise: without backgrounds. */
async function checkPaper(page: Page, name: string) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect.soft(await paperProblems(page), `what is wrong with ${name}, printed at ${width} px`).toEqual([])
  }
  await page.emulateMedia({ media: null, colorScheme: 'light' })
}

test('axe finds nothing serious in a toast and in the phone’s menu, whose links are large enough to tap', async ({
  page,
}) => {
  await page.goto('/dashboard')
  // A toast stays while the pointer is over it.
  await toast(page).hover()
  expect(await barriers(page)).toEqual([])
  await expect(toast(page)).toBeVisible()

  await toast(page).getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Menu', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main, compact' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(await smallTargets(page, 'nav')).toEqual([])
})

test('Bars stay on one line: the navigation until it becomes a menu, a quiz’s on a small phone after ten minutes', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/learn')
  const header = page.getByRole('banner')
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return header.evaluate((element) => element.getBoundingClientRect().height)
  }
  await expect(header.getByRole('link').first()).toBeVisible()
  for (const width of BARS) expect(await heightAt(width), `at ${width} px`).toBeLessThan(80)

  await page.clock.install()
  await page.goto('/?start=mini-fallacy-assessment')
  await expect(question(page, '1')).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(header).toContainText(/[1-9]\d:\d\d/)
  for (const width of [320, 350, 390]) {
    expect(await heightAt(width), `at ${width} px`).toBeLessThan(80)
    const title = await header.getByRole('heading').evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(title, `what of the title is wider than its place at ${width} px`).toBe(0)
  }
})
