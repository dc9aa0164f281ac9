import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { answerToday } from '../steps/play-a-round.ts'
import { openCard, question, takeByKeys } from '../steps/take-a-quiz.ts'

for (const [colorScheme, first] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ['no-preference', 'light'],
] as const) {
  const other = first === 'light' ? 'dark' : 'light'

  test.describe(`On a system that prefers ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(`the theme is ${first} from the first paint on, until ${other} is chosen, which stays without a flash`, async ({
      page,
    }) => {
      await watchTheme(page)

      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      expect(await themesSeen(page)).toEqual([first])

      await page.getByRole('button', { name: `Switch to the ${other} theme` }).click()
      await expect(page.locator('html')).toHaveClass(other)

      await page.reload()
      await expect(page.getByRole('button', { name: `Switch to the ${first} theme` })).toBeVisible()
      expect(await themesSeen(page)).toEqual([other])

      await page.goto('/learn')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await themesSeen(page)).toEqual([other])
    })
  })
}

test.describe('On a system with a contrast theme', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' })

  test('the words that decide, and the progress of a quiz, stand out from the page', async ({ page }) => {
    await page.goto('/?today')
    await answerToday(page, 0)
    const paper = await colorOf(page.locator('body'), 'backgroundColor')
    const marked = page.getByRole('main').locator('mark')
    expect(await marked.count()).toBeGreaterThan(0)
    for (const mark of await marked.all()) expect(await colorOf(mark, 'color')).not.toBe(paper)

    await page.goto('/?start=standard')
    await question(page, '1').press('1')
    await page.keyboard.press('Enter')
    const [answered, , unanswered] = await page.getByRole('progressbar').locator('i').all()
    const colors = [await colorOf(answered!, 'backgroundColor'), await colorOf(unanswered!, 'backgroundColor'), paper]
    expect(new Set(colors).size).toBe(3)
  })
})

test.describe('On a device that cannot store anything', () => {
  // A failure to store is logged as a warning, and nothing else happens.
  test.use({
    colorScheme: 'light',
    expectedComplaint: /^warning: (“.+” could not be kept|The theme could not be read)/,
  })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The device keeps nothing.', 'SecurityError')
        },
      })
    })
  })

  test('the theme is dark from the first paint on, can still be switched, and a quiz runs to its result', async ({
    page,
  }) => {
    await watchTheme(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await themesSeen(page)).toEqual(['dark'])

    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect(page.locator('html')).toHaveClass('light')

    await openCard(page, 'Standard Quiz')
    await takeByKeys(page, 12)
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  })
})

/** Notes the root's class when the body appears, which is before anything can be painted, and whenever it changes. */
async function watchTheme(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'themesSeen', seen)
    const note = () => {
      const theme = document.documentElement.className
      if (document.body && seen.at(-1) !== theme) seen.push(theme)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] })
    document.addEventListener('DOMContentLoaded', note)
  })
}

function themesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'themesSeen'))
}

function colorOf(element: Locator, property: 'color' | 'backgroundColor'): Promise<string> {
  return element.evaluate((shown, name) => getComputedStyle(shown)[name], property)
}
