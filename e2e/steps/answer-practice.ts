import { expect, type Page } from '@playwright/test'
import type { Learner } from './account.ts'

/** A practice scenario as the product publishes it. */
type Scenario = {
  id: string
  scenario: string
  fallacyType: string
  options: string[]
  correctAnswer: number
  twinOf?: string
}

/** Scenarios that offer “No … here”: one flawed one per concept, and sound ones whose twins are not among those. */
export type Pool = { flawed: Scenario[]; sound: Scenario[] }

/** Named in place of what was right; none of a pool's flawed scenarios is about it. */
export const ALWAYS_NAMED = 'Slippery Slope'
export const WRONG_NAME = 'Middle Ground'
export const NO_FLAW = 'No fallacy here'

/** Reads the published practice scenarios, as the page itself would. */
export async function readPractice(page: Page): Promise<Scenario[]> {
  await page.goto('/learn')
  let pieces: string[] = []
  // The list of them comes with the code that loads content.
  await expect(async () => {
    pieces = await publishedPieces(page)
    expect(pieces.length).toBeGreaterThan(0)
  }).toPass()
  const read = await Promise.all(
    pieces.map(async (piece): Promise<Scenario[]> => (await page.request.get(piece)).json()),
  )
  return read.flat()
}

/** Reads those of them that rounds of these steps can ask. */
export async function readPool(page: Page): Promise<Pool> {
  const offering = (await readPractice(page)).filter(({ options }) =>
    options.some((option) => /^No (fallacy|bias) here$/.test(option)),
  )
  const flawed = offering.filter(
    ({ twinOf, fallacyType }, index) =>
      twinOf === undefined &&
      ![ALWAYS_NAMED, WRONG_NAME].includes(fallacyType) &&
      offering.findIndex((other) => other.twinOf === undefined && other.fallacyType === fallacyType) === index,
  )
  const sound = offering.filter(({ twinOf }) => twinOf !== undefined && !flawed.some(({ id }) => id === twinOf))
  expect(flawed.length).toBeGreaterThanOrEqual(24)
  expect(sound.length).toBeGreaterThanOrEqual(12)
  return { flawed, sound }
}

export type Given = {
  scenario: Scenario
  /** The concept that was named, or that nothing is wrong. */
  choice: string
  sureness?: 'guess' | 'fairly' | 'sure'
  /** Age in milliseconds. */
  ago?: number
}

/** Sends answers as a round does, one call each. */
export async function giveAnswers(page: Page, { id }: Learner, answers: readonly Given[]): Promise<void> {
  for (const { scenario, choice, sureness, ago = 0 } of answers) {
    const isSound = scenario.twinOf !== undefined
    const data = {
      itemId: scenario.fallacyType,
      categoryType: 'logical-fallacies',
      isCorrect: choice === (isSound ? NO_FLAW : scenario.fallacyType),
      scenario: scenario.id,
      choice,
      kind: isSound ? 'sound' : 'flawed',
      at: Date.now() - ago,
      timeZone: 'UTC',
      ...(sureness && { sureness }),
    }
    const reply = await page.request.post(`/api/users/${id}/progress`, { data })
    expect(reply.status(), await reply.text()).toBe(200)
  }
}

/** The addresses of the practice pieces, from the code that the page has loaded. */
async function publishedPieces(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
  )
  const texts = await Promise.all(scripts.map(async (address) => (await page.request.get(address)).text()))
  return [...new Set(texts.flatMap((text) => text.match(/\/assets\/practice\.[\w.-]+\.json/g) ?? []))].sort()
}
