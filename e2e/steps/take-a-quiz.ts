import { expect, type Locator, type Page } from '@playwright/test'

/** A question as it stands on the page. */
export type Asked = { scenario: string; options: string[] }
/** The index of the option to pick for a question. */
export type Plan = (asked: Asked) => number
/** One question of the review, and the option that was picked. */
export type Reviewed = { scenario: string; isRight: boolean; right: string; picked: string; explanation: string }

export const firstOption: Plan = () => 0

/** Presses the card on the home page, which names the set of questions it asks. */
export async function openCard(page: Page, name: string, set = ''): Promise<void> {
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: set })
  await card.getByRole('link', { name, exact: true }).click()
}

/** The question being asked: any, or the one with this number, or one in an attempt of this length. */
export function question(page: Page, number = '\\d+', total = '\\d+'): Locator {
  return page.getByRole('form', { name: new RegExp(`^Question ${number} of ${total} `) })
}

export function readQuestion(form: Locator): Promise<Asked> {
  return form.evaluate((element) => {
    const textOf = (each: Element | null) => each?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return {
      scenario: textOf(element.querySelector('p')),
      options: [...element.querySelectorAll('label > span')].map(textOf),
    }
  })
}

/** Answers every question by mouse, and returns what was picked where. */
export async function takeByMouse(
  page: Page,
  total: number,
  plan: Plan,
): Promise<{ scenario: string; picked: string }[]> {
  const given = []
  for (let number = 1; number <= total; number++) {
    const form = question(page, String(number), String(total))
    const asked = await readQuestion(form)
    const option = plan(asked)
    await form.getByRole('radio').nth(option).click()
    await form.getByRole('button', { name: number === total ? 'Finish' : 'Next', exact: true }).click()
    given.push({ scenario: asked.scenario, picked: asked.options[option]! })
  }
  return given
}

/** Answers every question by keys, with the first option unless planned: quick, for journeys about something else. */
export async function takeByKeys(page: Page, total: number, plan?: Plan): Promise<void> {
  for (let number = 1; number <= total; number++) {
    const form = question(page, String(number), String(total))
    const option = plan ? plan(await readQuestion(form)) : 0
    await form.press(String(option + 1))
    await page.keyboard.press('Enter')
  }
}

/** Starts the Standard Quiz and answers its first question. */
export async function beginQuiz(page: Page): Promise<void> {
  await page.goto('/?start=standard')
  await question(page, '1').press('2')
  await page.keyboard.press('Enter')
  await expect(question(page, '2')).toBeFocused()
}

/** Every question of the review on a results page, in the order in which they were asked, including what is folded. */
export async function readReview(page: Page): Promise<Reviewed[]> {
  const review = page.getByRole('region', { name: 'Review your answers' })
  await expect(review).toBeVisible()
  const reviewed = await review.locator('article').evaluateAll((articles) => {
    const textOf = (each: Element | null | undefined) => each?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return articles.map((article) => {
      const options = [...article.querySelectorAll('em')].map((verdict) => ({
        text: textOf(verdict.parentElement?.querySelector('span')),
        verdict: textOf(verdict),
        why: textOf(verdict.parentElement?.nextElementSibling),
      }))
      const right = options.find(({ verdict }) => verdict === 'Correct answer' || verdict === 'Your answer, correct')
      const picked = options.find(({ verdict }) => verdict === 'Your answer' || verdict === 'Your answer, correct')
      return {
        number: Number(article.querySelector('[id^="review-"]')?.id.replace('review-', '')),
        scenario: textOf(article.querySelector('p')),
        isRight: [...article.querySelectorAll('span')].some((tag) => textOf(tag) === 'Correct'),
        right: right?.text ?? '',
        picked: picked?.text ?? '',
        explanation: right?.why ?? '',
      }
    })
  })
  return reviewed.sort((one, other) => one.number - other.number).map(({ number: _, ...each }) => each)
}

/** Takes a quiz by keys and misses this many of the last questions; the device knows which options are right. */
export async function finishMissing(page: Page, mode: string, missed: number): Promise<void> {
  await page.goto(`/?start=${mode}`)
  await expect(question(page, '1')).toBeVisible()
  // The page shows its first question before the app, which keeps the attempt, has arrived.
  const kept = await page.waitForFunction(() => {
    const id = new URL(location.href).searchParams.get('session')
    return JSON.parse(localStorage.getItem(`attempt:${id}`) ?? 'null')?.attempt.questions
  })
  const questions: { correctAnswer: number }[] = await kept.jsonValue()
  const rights = questions.map(({ correctAnswer }) => correctAnswer)
  const plan = rights.map((right, index) => (index < rights.length - missed ? right : (right + 1) % 4))
  await takeByKeys(page, rights.length, () => plan.shift() ?? 0)
  await expect(page.getByRole('region', { name: 'Review your answers' }).locator('article')).toHaveCount(rights.length)
}

/** On a result: makes the device forget which forms were asked, so that a retake asks the same ones again. */
export async function forgetQuestions(page: Page): Promise<void> {
  const retake = page.getByRole('link', { name: /^Retake / })
  await expect(retake).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('asked-forms:visitor'))
  // An open page knows what it has read before.
  await page.reload()
  await expect(retake).toBeVisible()
}

/** Answers exactly this many right, the first ones, using the review of an earlier attempt. */
export function exactlyRight(count: number, review: readonly Reviewed[]): Plan {
  const rights = new Map(review.map(({ scenario, right }) => [scenario, right]))
  let asked = 0
  return ({ scenario, options }) => {
    const right = options.indexOf(rights.get(scenario) ?? '')
    if (right === -1) throw new Error(`The review did not tell the right option of “${scenario}”`)
    asked += 1
    return asked <= count ? right : (right + 1) % options.length
  }
}

/** The one toast there is. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
}

export async function closeToast(page: Page): Promise<void> {
  if ((await toast(page).count()) === 0) return
  await toast(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(toast(page)).toHaveCount(0)
}

/** The text of the toast, read at once because it does not stay. */
export async function readToast(page: Page): Promise<string> {
  return (await toast(page).innerText()).replace(/\s+/g, ' ')
}

/** The value beside a term, 'Correct' for example. */
export function fact(page: Page, term: string): Locator {
  return page.getByRole('main').getByText(term, { exact: true }).and(page.getByRole('term')).locator('+ dd')
}

/** The cards at the top of the dashboard or of the Progress screen, each as its lines. */
export function readCards(page: Page): Promise<string[][]> {
  const cards = page.getByRole('region', { name: 'Totals' }).locator('> div')
  return cards.evaluateAll((elements) =>
    elements.map(({ children }) => [...children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())),
  )
}

/** The elapsed timer, in seconds. */
export async function elapsedSeconds(page: Page): Promise<number> {
  const [minutes, seconds] = (await page.getByRole('timer').innerText()).trim().split(':').map(Number)
  return minutes! * 60 + seconds!
}

/** The id of the attempt, or of its result, in the address. */
export function attemptId(page: Page): string | null {
  return new URL(page.url()).searchParams.get('session')
}

/** Has every run draw the same questions, for what depends on which they are. */
export async function drawAlike(page: Page) {
  await page.addInitScript(() => {
    let state = 1
    // The minimal standard generator of Park and Miller.
    Math.random = () => {
      state = (state * 16_807) % 2_147_483_647
      return state / 2_147_483_647
    }
  })
}
