/** A class with its seats, which join and answer through the API as devices do. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { signUp } from './account.ts'
import { anotherSeat, voteAs } from './seats.ts'

type Round = { id: string; scenarios: { right: number; options: string[] }[] }

/** The class that the page is about, as its teacher reads it. */
export async function classOf(page: Page): Promise<{ id: string; code: string; joined: number }> {
  const id = new URL(page.url()).searchParams.get('class')
  const reply = await page.request.get(`/api/classes/${id}`)
  expect(reply.status()).toBe(200)
  return reply.json()
}

/** The round on the page, with its keys. */
export async function roundOf(page: Page): Promise<Round> {
  const { id: classId } = await classOf(page)
  const roundId = new URL(page.url()).searchParams.get('round')
  const reply = await page.request.get(`/api/classes/${classId}/rounds/${roundId}`)
  expect(reply.status()).toBe(200)
  return reply.json()
}

type Seats = readonly APIRequestContext[]

/** As many devices take a seat, each with its own cookie; with seat codes, one for each. */
export function takeSeats(page: Page, code: string, seats: number | readonly string[]): Promise<Seats> {
  const codes = typeof seats === 'number' ? Array.from({ length: seats }, () => undefined) : seats
  return Promise.all(codes.map((seatCode) => anotherSeat(new URL(page.url()).origin, { code, seatCode })))
}

/**
 * Seats vote on a scenario of the page's round: so many for the right option, then so many for each wrong one in turn.
 * Every third is a guess, fairly sure, or sure.
 */
export async function voteAll(
  page: Page,
  seats: Seats,
  position: number,
  { vote, votes }: { vote: 1 | 2; votes: readonly number[] },
) {
  const { id: roundId, scenarios } = await roundOf(page)
  const { right, options } = scenarios[position]!
  const order = [right, ...[...options.keys()].filter((option) => option !== right)]
  const chosen = votes.flatMap((times, index) => Array.from({ length: times }, () => order[index]!))
  await Promise.all(
    chosen.map((option, seat) =>
      voteAs(seats[seat]!, { roundId, position, vote, option, sureness: SURENESS[seat % 3]! }),
    ),
  )
}

const SURENESS = ['guess', 'fairly', 'sure'] as const

type OpenedClass = { id: string; code: string; seats: { seatCode: string }[] }

/** Opens a class through the API, and its page. */
export async function openClass(page: Page, kind: 'anonymous' | { labels: readonly string[] }) {
  const reply = await page.request.post('/api/classes', { data: { name: 'Period 3', seats: kind } })
  expect(reply.status()).toBe(201)
  const { id, code, seats }: OpenedClass = await reply.json()
  await page.goto(`/dashboard?class=${id}`)
  return { code, seatCodes: seats.map(({ seatCode }) => seatCode) }
}

/** Signs a teacher up, and opens the wall of a live round at the door of a class without names, where 28 take a seat. */
export async function openWall(page: Page): Promise<Seats> {
  await signUp(page)
  const { code } = await openClass(page, 'anonymous')
  await page.getByRole('link', { name: 'Choose the scenarios' }).click()
  await page.getByRole('button', { name: 'Make the round' }).click()
  await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeVisible()
  return takeSeats(page, code, 28)
}

/** Holds the live round on the page to its end, as from another screen; each scenario gets these votes, before the talk alone. */
export async function holdRound(page: Page, seats: Seats, votes: readonly number[]): Promise<void> {
  const [{ id: classId }, { id: roundId, scenarios }] = [await classOf(page), await roundOf(page)]
  let expected = 0
  const move = async (position: number, phase: string) => {
    const data = { position, phase, expected: expected++ }
    const reply = await page.request.patch(`/api/classes/${classId}/rounds/${roundId}`, { data })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  for (const position of scenarios.keys()) {
    await move(position, 'vote')
    await voteAll(page, seats, position, { vote: 1, votes })
    for (const phase of ['split', 'talk', 'again', 'both']) await move(position, phase)
  }
  await move(scenarios.length - 1, 'over')
}

/** Presses a button of the wall, and waits until the round is at the next step. */
export async function goOn(page: Page, button: string | RegExp, to: RegExp): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: button }).click()
  await expect(page.locator('main')).toContainText(to)
}
