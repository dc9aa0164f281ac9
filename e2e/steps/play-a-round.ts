import { expect, type Locator, type Page } from '@playwright/test'

/** The step of a round on the screen. */
export function roundQuestion(page: Page, number: number, of = 8): Locator {
  return page.getByText(`Question ${number} of ${of}`, { exact: true })
}

export function verdict(page: Page): Locator {
  return page.getByRole('region', { name: /^(Correct|Incorrect)\./ })
}

/** The words of a verdict that need no request. The question that tells two names apart is fetched; some pairs have none. */
export function verdictWords(page: Page): Locator {
  return verdict(page).locator('#verdict-word, #verdict-name, #verdict-note, #verdict-why')
}

/** The outcome of an item of a round. */
export type Played = { scenario: string; picked: string; isRight: boolean; askedWhere: boolean }

/**
 * Answers the item on the screen by keys: an option, given by its letter or its words, how sure (1 to 3), and the first
 * sentence where one is asked for. Ends at the verdict.
 */
export async function answerItem(page: Page, wanted: string | RegExp = 'a', sure = '2'): Promise<Played> {
  const example = page.getByRole('button', { name: 'Go to the question' })
  const question = page.getByRole('group', { name: /^Which / })
  await expect(example.or(question)).toBeVisible()
  if (await example.isVisible()) {
    // The example moves the button when it arrives.
    await expect(page.getByText('Fetching the example...')).toHaveCount(0)
    await example.click()
  }
  await expect(question).toBeVisible()
  const scenario = (await page.locator('#scenario').innerText()).replace(/\s+/g, ' ')
  const options = await question.locator('label, button').allInnerTexts()
  const option = typeof wanted === 'string' ? wanted : 'abcd'.charAt(options.findIndex((words) => wanted.test(words)))
  const picked = options['abcd'.indexOf(option)]!
  await page.keyboard.press(option)
  await page.keyboard.press(sure)
  const where = page.getByRole('heading', { name: 'Where does it break?' })
  await expect(where.or(verdict(page))).toBeVisible()
  const askedWhere = await where.isVisible()
  if (askedWhere) await page.keyboard.press('1')
  await expect(verdict(page)).toBeFocused()
  const isRight = (await verdict(page).innerText()).startsWith('Correct.')
  return { scenario, picked: picked.trim(), isRight, askedWhere }
}

/** Plays a round to its end by keys, with the same option throughout. */
export async function playRound(page: Page, options = 'a'): Promise<Played[]> {
  const played: Played[] = []
  for (let number = 1; number <= 8; number++) {
    await expect(roundQuestion(page, number)).toBeVisible()
    played.push(await answerItem(page, options[(number - 1) % options.length]))
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: `${rightOf(played)} of 8` })).toBeFocused()
  return played
}

export function rightOf(played: readonly Played[]): number {
  return played.filter(({ isRight }) => isRight).length
}

/**
 * Answers today's argument: names the option at this place and, where that is a flaw, marks the first sentence. Returns
 * what was named.
 */
export async function answerToday(page: Page, place: number): Promise<string> {
  const option = page.getByRole('radio').nth(place)
  await option.click()
  const named = await page.locator('label').nth(place).innerText()
  await page.getByRole('button', { name: /^(Next: mark the sentence|That’s my answer)/ }).click()
  const first = page.getByRole('button', { name: /^Sentence 1 / })
  await expect(first.or(verdict(page))).toBeVisible()
  if (await first.isVisible()) await first.click()
  await expect(verdict(page)).toBeFocused()
  return named.trim()
}
