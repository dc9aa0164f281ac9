import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { expectHydrated } from '../steps/navigation.ts'
import { playRound, roundQuestion } from '../steps/play-a-round.ts'
import { question, takeByKeys } from '../steps/take-a-quiz.ts'

test('A quiz and a round go on, and are saved, while the browser translates the page', async ({ page }) => {
  await signUp(page)
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeFocused()
  await translate(page)
  await takeByKeys(page, 12)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' }).locator('font')).not.toHaveCount(0)

  await page.goto('/?round=start')
  await expect(roundQuestion(page, 1)).toBeVisible()
  await translate(page)
  await playRound(page)
  await expect(page.getByRole('heading', { name: /of 8$/ })).toBeVisible()
})

test('The catalog and Progress can be used while the browser translates the page', async ({ page }) => {
  await page.goto('/learn')
  await expectHydrated(page)
  await chooseTab(page, 'Cognitive Biases (24)')
  await translate(page)
  await chooseTab(page, 'Logical Fallacies (24)')
  await page.getByRole('searchbox').fill('scots')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('article')).toHaveCount(24)

  await page.goto('/progress')
  await chooseTab(page, 'Streaks')
  await translate(page)
  for (const tab of ['Learning Paths', 'Progress', 'Achievements']) await chooseTab(page, tab)
})

test.describe('A page that is translated before its code arrives', () => {
  // React reports that it draws the page again.
  test.use({ expectedComplaint: /React error #418/ })

  test('works once the code is there', async ({ page }) => {
    await page.route('**/assets/index-*.js', async (route) => {
      await translate(page)
      await route.continue()
    })
    await page.goto('/learn')
    await expectHydrated(page)
    await chooseTab(page, 'Cognitive Biases (24)')
    await expect(page.getByRole('article').first()).toContainText('Anchoring')
  })
})

/** Does what browsers do: puts an element with the translation in the place of each text, here with the same words. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (node: Node) => {
      if (!(node instanceof Text)) return node.childNodes.forEach(translateIn)
      if (!node.data.trim() || node.parentElement?.closest('font, script, style, noscript, svg')) return
      const translation = document.createElement('font')
      translation.appendChild(document.createElement('font')).textContent = node.data
      node.replaceWith(translation)
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateIn(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

async function chooseTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
