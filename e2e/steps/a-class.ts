/** A class with its seats, which join and answer through the API as devices do. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
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

/** Opens a class through the API, and its page. */
export async function openClass(page: Page, seats: 'anonymous' | { labels: readonly string[] }) {
  const reply = await page.request.post('/api/classes', { data: { name: 'Period 3', seats } })
  expect(reply.status()).toBe(201)
  const { id } = await reply.json()
  await page.goto(`/dashboard?class=${id}`)
}

/** Presses a button of the wall, and waits until the round is at the next step. */
export async function goOn(page: Page, button: string | RegExp, to: RegExp): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: button }).click()
  await expect(page.locator('main')).toContainText(to)
}
