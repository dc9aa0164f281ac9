import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { fact, openCard, readReview, readToast, takeByKeys } from '../steps/take-a-quiz.ts'

const STRENGTHS = ['High strength', 'Moderate strength', 'Low strength']

/** The mini assessments end with the quiz's words, the full ones with their own. */
type Words = (detected: number, correct: number, total: number) => string
const quizWords: Words = (_, correct, total) =>
  `Quiz Complete! You scored ${Math.round((correct / total) * 100)}% (${correct}/${total})`
const biasWords: Words = (detected) => `Assessment Complete! Bias analysis generated - ${detected} biases detected`
const fallacyWords: Words = (detected) =>
  `Assessment Complete! Fallacy analysis generated - ${detected} susceptibilities detected`

const ASSESSMENTS = [
  { card: 'Bias Assessment', set: '12 Common Biases', title: 'Bias Assessment (Mini)', total: 12, words: quizWords },
  {
    card: 'Fallacy Assessment',
    set: '12 Common Fallacies',
    title: 'Fallacy Assessment (Mini)',
    total: 12,
    words: quizWords,
  },
  { card: 'Full Bias Assessment', set: 'All 24 biases', title: 'Bias Assessment (Full)', total: 24, words: biasWords },
  {
    card: 'Full Fallacy Assessment',
    set: 'All 24 fallacies',
    title: 'Fallacy Assessment (Full)',
    total: 24,
    words: fallacyWords,
  },
] as const

for (const { card, set, title, total, words } of ASSESSMENTS) {
  test(`A visitor takes the ${card}, reads the profile, and may take it again`, async ({ page }) => {
    await openCard(page, card, set)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await takeByKeys(page, total)
    await checkResult(page, total, words)

    await page.getByRole('link', { name: 'Retake Assessment' }).press('Enter')
    await expect(page.getByText(`Question 1 of ${total}`, { exact: true })).toBeVisible()
  })
}

/** Checks every number on the page against its profiles and its review, and the toast against both. */
async function checkResult(page: Page, total: number, words: Words) {
  const notice = await readToast(page)
  const profiles = await readProfiles(page)
  const review = await readReview(page)
  const correct = review.filter(({ right, picked }) => right === picked).length
  expect(review).toHaveLength(total)
  expect(review.map(({ isRight }) => isRight)).toEqual(review.map(({ right, picked }) => right === picked))

  expect(notice).toContain(words(profiles.length, correct, total))
  await expect(page.getByRole('heading', { level: 1, name: 'Your Bias Profile' })).toBeFocused()
  await expect(fact(page, 'Questions Analyzed')).toHaveText(String(total))
  await expect(fact(page, 'Biases Detected')).toHaveText(String(profiles.length))
  await expect(fact(page, 'Awareness Score')).toHaveText(`${Math.round((correct / total) * 100)}%`)
  await expect(page.getByText(/hypothetical scenarios/)).toBeVisible()
  await expect(page.getByText(/hypothetical scenarios/).getByRole('link')).toHaveAttribute('target', '_blank')

  const places = profiles.map(({ strength }) => STRENGTHS.indexOf(strength))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort())
  for (const profile of profiles) {
    expect(profile.name).not.toBe('')
    expect(profile.description).not.toBe('')
    expect(profile.related.length).toBeGreaterThan(0)
    expect(profile.recommendations).toHaveLength(3)
    expect(profile.ledHere).toMatch(/^(From )?(1 miss|\d+ misses): \S/)
  }
}

function readProfiles(page: Page) {
  const profiles = page.getByRole('region', { name: 'Profiles, strongest first' }).locator('article')
  return profiles.evaluateAll((articles) => {
    const textOf = (each: Element | null) => each?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return articles.map((article) => ({
      strength: [...article.querySelectorAll('span')].map(textOf).find((text) => text.endsWith(' strength')) ?? '',
      name: textOf(article.querySelector('h3')),
      description: textOf(article.querySelector('p')),
      ledHere:
        [...article.querySelectorAll('p, summary > span')].map(textOf).find((text) => /\bmiss(es)?: /.test(text)) ?? '',
      related: [...article.querySelectorAll('p a')].map(textOf),
      recommendations: [...article.querySelectorAll('ol > li')].map(textOf),
    }))
  })
}
