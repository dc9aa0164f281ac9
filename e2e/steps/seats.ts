/** A class whose teacher is somewhere else: everything that the teacher does goes through the API. */
import { type APIRequestContext, type BrowserContext, expect, type Page, request } from '@playwright/test'
import { newUsername, PASSWORD } from './account.ts'
import { readPool } from './answer-practice.ts'
import { DAY } from './saved-results.ts'

type Phase = 'door' | 'vote' | 'split' | 'talk' | 'again' | 'both' | 'over'
type State = { number: number; position: number; phase: Phase }
type Scenario = { id: string; options: string[]; correctAnswer: number }

/** A teacher with a class of their own. */
export class Teacher {
  readonly #api: APIRequestContext
  readonly id: string
  readonly code: string
  /** The seat codes of a named class, in the order of its labels. */
  readonly seatCodes: readonly string[]

  private constructor(api: APIRequestContext, opened: { id: string; code: string; seats: { seatCode: string }[] }) {
    this.#api = api
    this.id = opened.id
    this.code = opened.code
    this.seatCodes = opened.seats.map(({ seatCode }) => seatCode)
  }

  static async of(baseURL: string, seats: 'anonymous' | { labels: string[] }, name = 'Period 3'): Promise<Teacher> {
    const api = await request.newContext({ baseURL })
    const account = await api.post('/api/users', { data: { username: newUsername(), password: PASSWORD } })
    expect(account.status()).toBe(201)
    const opened = await api.post('/api/classes', { data: { name, seats } })
    expect(opened.status(), await opened.text()).toBe(201)
    return new Teacher(api, await opened.json())
  }

  async change(change: { isOpen?: boolean }): Promise<void> {
    const reply = await this.#api.patch(`/api/classes/${this.id}`, { data: change })
    expect(reply.status(), await reply.text()).toBe(200)
  }

  /** Gives the class a round; returns its id. */
  async openRound(kind: 'live' | 'assigned', scenarios: readonly { id: string }[], rest = {}): Promise<string> {
    const data = { kind, scenarioIds: scenarios.map(({ id }) => id), ...rest }
    const reply = await this.#api.post(`/api/classes/${this.id}/rounds`, { data })
    expect(reply.status(), await reply.text()).toBe(201)
    return (await reply.json()).id
  }

  /** Moves a live round to its next phase, or to the one given. */
  async move(roundId: string, phase: Phase, position = 0): Promise<void> {
    const { state } = await this.round(roundId)
    const reply = await this.#api.patch(`/api/classes/${this.id}/rounds/${roundId}`, {
      data: { position, phase, expected: state.number },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }

  async round(roundId: string): Promise<{
    state: State
    scenarios: { first: { count: number }; second: { count: number } | null }[]
  }> {
    return (await this.#api.get(`/api/classes/${this.id}/rounds/${roundId}`)).json()
  }

  async joined(): Promise<number> {
    return (await (await this.#api.get(`/api/classes/${this.id}`)).json()).joined
  }

  async forget(): Promise<void> {
    await this.#api.dispose()
  }
}

/** A learner in another browser: a seat that answers through the API. */
export async function anotherSeat(
  baseURL: string,
  seat: { code: string; seatCode?: string | undefined },
): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL })
  const { code, seatCode } = seat
  const reply = await api.post('/api/seats', { data: { code, ownDevice: true, ...(seatCode && { seatCode }) } })
  expect(reply.status(), await reply.text()).toBe(201)
  return api
}

type Answer = { roundId: string; position: number; vote: 1 | 2; option: number; sureness?: 'guess' | 'fairly' | 'sure' }

export async function voteAs(seat: APIRequestContext, answer: Answer): Promise<void> {
  const data = { sureness: 'sure', ...answer, at: Date.now() }
  const headers = { 'idempotency-key': `${answer.roundId}:${answer.position}:${answer.vote}` }
  const reply = await seat.post('/api/seat/answers', { data, headers })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Flawed practice scenarios of as many concepts, read in a tab of their own. */
export async function someScenarios(page: Page, count: number): Promise<Scenario[]> {
  const other = await page.context().newPage()
  const { flawed } = await readPool(other)
  await other.close()
  return flawed.slice(0, count)
}

/** Takes a seat at the door. */
export async function takeSeat(page: Page, code: string): Promise<void> {
  await page.goto(`/?class=${code}`)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(page.getByRole('button', { name: 'Not you? Leave this seat' })).toBeVisible()
}

/** Chooses an option by its place, and says how sure, which sends it. */
export async function vote(
  page: Page,
  option: number,
  sure: 'A guess' | 'Fairly sure' | 'Sure' = 'Sure',
): Promise<void> {
  await page.getByRole('radio').nth(option).check()
  await page.getByRole('button', { name: new RegExp(`^${sure} `) }).click()
}

const teachers = new WeakMap<BrowserContext, { teacher: Teacher; liveId?: string }>()

/** Opens a class with an assigned round, and its door on this page. */
export async function openClassHere(page: Page): Promise<void> {
  const teacher = await Teacher.of(new URL(page.url()).origin, 'anonymous', 'A class with a name as long as any')
  teachers.set(page.context(), { teacher })
  await teacher.openRound('assigned', (await someScenarios(page, 8)).slice(4), { dueAt: Date.now() + 5 * DAY })
  await page.goto(`/?class=${teacher.code}`)
}

/** Moves the live round of the class that was opened here; its first move opens it. */
export async function voteHere(page: Page, phase: Phase): Promise<void> {
  const here = teachers.get(page.context())
  if (!here) throw new Error('No class was opened here')
  here.liveId ??= await here.teacher.openRound('live', await someScenarios(page, 3))
  await here.teacher.move(here.liveId, phase)
}
