import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'

const FALLACY_SITE = 'https://yourlogicalfallacyis.com/'
const BIAS_SITE = 'https://yourbias.is/'
const ENCYCLOPEDIA = 'https://en.wikipedia.org/wiki/'

const FALLACIES: Readonly<Record<string, string>> = {
  'Straw Man': 'strawman',
  'False Cause': 'false-cause',
  'Appeal to Emotion': 'appeal-to-emotion',
  'Fallacy Fallacy': 'the-fallacy-fallacy',
  'Slippery Slope': 'slippery-slope',
  'Ad Hominem': 'ad-hominem',
  'Tu Quoque': 'tu-quoque',
  'Personal Incredulity': 'personal-incredulity',
  'Special Pleading': 'special-pleading',
  'Loaded Question': 'loaded-question',
  'Burden of Proof': 'burden-of-proof',
  Ambiguity: 'ambiguity',
  'Gambler’s Fallacy': 'the-gamblers-fallacy',
  Bandwagon: 'bandwagon',
  'Appeal to Authority': 'appeal-to-authority',
  'Composition/Division': 'composition-division',
  'No True Scotsman': 'no-true-scotsman',
  'Genetic Fallacy': 'genetic',
  'Black-or-White': 'black-or-white',
  'Begging the Question': 'begging-the-question',
  'Appeal to Nature': 'appeal-to-nature',
  Anecdotal: 'anecdotal',
  'Texas Sharpshooter': 'the-texas-sharpshooter',
  'Middle Ground': 'middle-ground',
}

const BIASES: Readonly<Record<string, string>> = {
  'Confirmation Bias': `${BIAS_SITE}confirmation-bias`,
  Anchoring: `${BIAS_SITE}anchoring`,
  'Availability Heuristic': `${BIAS_SITE}the-availability-heuristic`,
  'Fundamental Attribution Error': `${BIAS_SITE}fundamental-attribution-error`,
  'Framing Effect': `${BIAS_SITE}the-framing-effect`,
  'Halo Effect': `${BIAS_SITE}the-halo-effect`,
  'Dunning-Kruger Effect': `${BIAS_SITE}the-dunning-kruger-effect`,
  'In-Group Bias': `${BIAS_SITE}in-group-bias`,
  'Negativity Bias': `${BIAS_SITE}negativity-bias`,
  'Optimism Bias': `${BIAS_SITE}optimism-bias`,
  'Loss Aversion': `${ENCYCLOPEDIA}Loss_aversion`,
  'Overconfidence Effect': `${ENCYCLOPEDIA}Overconfidence_effect`,
  'Social Proof': `${ENCYCLOPEDIA}Social_proof`,
  'Hindsight Bias': `${ENCYCLOPEDIA}Hindsight_bias`,
  'Planning Fallacy': `${ENCYCLOPEDIA}Planning_fallacy`,
  'Survivorship Bias': `${ENCYCLOPEDIA}Survivorship_bias`,
  'Status Quo Bias': `${ENCYCLOPEDIA}Status_quo_bias`,
  'Authority Bias': `${ENCYCLOPEDIA}Authority_bias`,
  'Recency Bias': `${ENCYCLOPEDIA}Recency_bias`,
  'Representativeness Heuristic': `${ENCYCLOPEDIA}Representativeness_heuristic`,
  'Base Rate Neglect': `${ENCYCLOPEDIA}Base_rate_fallacy`,
  'Endowment Effect': `${ENCYCLOPEDIA}Endowment_effect`,
  'Choice Overload': `${ENCYCLOPEDIA}Overchoice`,
  'Bandwagon Effect': `${ENCYCLOPEDIA}Bandwagon_effect`,
}

test('One tab shows 24 fallacies and the other 24 biases, each on a complete card', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Browse the catalog' }).click()
  await expect(page).toHaveURL('/learn')
  await expect(tab(page, 'Logical Fallacies (24)')).toHaveAttribute('aria-selected', 'true')

  const addresses = Object.entries(FALLACIES).map(([name, path]) => [name, FALLACY_SITE + path])

  await checkEntries(entries(page), Object.fromEntries(addresses))

  await tab(page, 'Cognitive Biases (24)').click()
  await expect(tab(page, 'Cognitive Biases (24)')).toHaveAttribute('aria-selected', 'true')

  await checkEntries(entries(page), BIASES)
})

test('Learn More opens the source in a new window without access to this one; addresses and headwords open a concept', async ({
  page,
  context,
}) => {
  // The site itself is not ours to test, and a test must not need it.
  await context.route(`${FALLACY_SITE}**`, (route) => route.fulfill({ body: 'The source' }))
  await page.goto('/learn')
  const opened = context.waitForEvent('page')
  await page.getByRole('article', { name: 'Straw Man' }).getByRole('link', { name: 'Learn More' }).click()
  const source = await opened
  await expect(source).toHaveURL(`${FALLACY_SITE}strawman`)
  expect(await source.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/learn')
  await source.close()

  for (const focus of ['halo-effect', 'Halo%20Effect']) {
    await page.goto(`/learn?focus=${focus}`)
    await expect(tab(page, 'Cognitive Biases (24)')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: 'Halo Effect' })).toBeFocused()
    for (const part of ['Worked example', 'When it is sound', 'Sources']) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    }
  }
  await page.goto('/learn?type=cognitive-biases')
  await page.getByRole('article', { name: 'Planning Fallacy' }).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Planning Fallacy' })).toBeFocused()
  await page.getByRole('link', { name: 'All cognitive biases' }).click()
  await expect(page.getByRole('article', { name: 'Planning Fallacy' })).toBeFocused()
})

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true })
}

function entries(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('article')
}

/** Every entry has a name, a class, a definition, and a link to its source; keywords beyond four are counted. */
async function checkEntries(shown: Locator, addresses: Readonly<Record<string, string>>) {
  await expect(shown).toHaveCount(24)
  const cards = await shown.evaluateAll((articles) =>
    articles.map((article) => {
      const link = [...article.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('Learn More'))
      return {
        name: article.querySelector('h3')?.textContent?.replaceAll("'", '’') ?? '',
        text: article.textContent ?? '',
        definition: article.querySelector('p')?.textContent ?? '',
        keywords: [...article.querySelectorAll('[aria-label="Keywords"] > li')].map(({ textContent }) => textContent),
        address: link?.href,
        target: link?.target,
      }
    }),
  )
  expect(Object.fromEntries(cards.map(({ name, address }) => [name, address]))).toEqual(addresses)
  for (const { name, text, definition, keywords, target } of cards) {
    expect(target, name).toBe('_blank')
    expect(text, name).toMatch(/Informal|Formal|Cognitive bias/)
    expect(text, name).toMatch(/(Low|Medium|High) severity/)
    expect(definition.length, name).toBeGreaterThan(40)
    expect(keywords.slice(0, 4).join(), name).not.toMatch(/\+\d+ more/)
    if (keywords.length > 4) expect(keywords.slice(4), name).toEqual([expect.stringMatching(/^\+[1-9]\d* more$/)])
  }
  expect(cards.some(({ keywords }) => keywords.length === 5)).toBe(true)
}
