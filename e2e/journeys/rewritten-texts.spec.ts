import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { fillLogin, newUsername, openForm, PASSWORD, signUp } from '../steps/account.ts'
import { expectHydrated } from '../steps/navigation.ts'
import { answerItem, answerToday, playRound, roundQuestion, verdict } from '../steps/play-a-round.ts'
import { question, takeByKeys, takeByMouse, toast } from '../steps/take-a-quiz.ts'

/** A question as it is saved. */
type Question = { scenario: string; options: string[] }

const MANNERS = ['in its place', 'around it', 'around each of its words', 'around its last word'] as const

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

test.describe('While another program puts elements of its own', () => {
  // React reports that it draws a page again whose texts were not those it expected.
  test.use({ expectedComplaint: /React error #418/ })

  for (const manner of MANNERS) {
    test(`${manner} for every text, what is recorded is what was shown`, async ({ page, request }) => {
      const username = newUsername()
      const { id } = await (await request.post('/api/users', { data: { username, password: PASSWORD } })).json()
      /** By the key of the call, which may be made twice. */
      const choices = new Map<string, unknown>()
      page.on('request', (sent) => {
        if (sent.method() !== 'POST' || !sent.url().endsWith('/progress')) return
        choices.set(sent.headers()['idempotency-key'] ?? '', sent.postDataJSON().choice)
      })
      await page.addInitScript(rewriteTexts, manner)

      await page.goto('/')
      await openForm(page, 'Login')
      await fillLogin(page, { username, password: PASSWORD })
      await expect(toast(page)).toContainText('Login Successful')

      await page.goto('/?start=standard')
      await expect(question(page, '1')).toBeFocused()
      let asked = 0
      const given = await takeByMouse(page, 12, () => asked++ % 4)
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      const [saved] = await (await page.request.get(`/api/quiz-results/user/${id}`)).json()
      const questions: Question[] = saved.questions
      const recorded = questions.map(({ scenario, options }, place) => ({
        scenario: scenario.replace(/\s+/g, ' '),
        picked: options[saved.userAnswers[place]],
      }))
      expect(recorded).toEqual(given)

      await page.goto('/?round=start')
      const shown: (string | undefined)[] = []
      for (let number = 1; number <= 8; number++) {
        await expect(roundQuestion(page, number)).toBeVisible()
        const { scenario, picked } = await answerItem(page, 'abcd'[number % 4])
        await expect(verdict(page).locator('xpath=..')).toContainText(scenario)
        shown.push(idOf(picked))
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('heading', { name: /of 8$/ })).toBeFocused()
      await page.goto('/?today')
      shown.push(idOf(await answerToday(page, 2)))
      await expect.poll(() => choices.size).toBe(9)
      expect([...choices.values()]).toEqual(shown)
    })
  }
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

/** Runs in the page: puts elements in the place of every text, or around it, as soon as it appears. */
function rewriteTexts(manner: (typeof MANNERS)[number]): void {
  const aid = (name: string, inside: string | Text) => {
    const element = document.createElement(name)
    element.dataset['aid'] = ''
    element.append(inside)
    return element
  }
  const rewrite = (text: Text) => {
    if (manner === 'in its place') text.replaceWith(aid('span', text.data))
    else if (manner === 'around each of its words') {
      for (const word of text.data.split(/(?<= )/)) text.before(aid('span', word))
      text.remove()
    } else {
      const marked = manner === 'around it' ? text : text.splitText(text.data.trimEnd().lastIndexOf(' ') + 1)
      const place = document.createComment('')
      marked.replaceWith(place)
      place.replaceWith(aid('reading-aid', marked))
    }
  }
  const rewriteIn = (node: Node): void => {
    if (!(node instanceof Text)) [...node.childNodes].forEach(rewriteIn)
    else if (!node.data.trim() || !node.isConnected) return
    else if (!node.parentElement?.closest('[data-aid], head, script, style, noscript, svg, textarea, option'))
      rewrite(node)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(rewriteIn)
  }).observe(document, { childList: true, subtree: true })
}

/** The meaning sent with an option: 'appeal-to-authority', 'no-flaw'; nothing for an act. */
function idOf(option: string): string | undefined {
  if (/^No .* here$/.test(option)) return 'no-flaw'
  return option.endsWith('.')
    ? undefined
    : option
        .toLowerCase()
        .replace("'", '')
        .replace(/[^a-z]+/g, '-')
}

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
