import { getExport } from '@think-twice/contract/export'
import { progressReply } from '@think-twice/core/learning/mastery'
import * as z from 'zod/mini'
import type { Storage } from '../storage/storage.ts'
import type { Stores } from '../storage/stores.ts'

/** Questions written at a time. */
const QUESTIONS_AT_ONCE = 200

const LISTS = getExport.replies[200].shape

/**
 * Everything kept about a person, as JSON in pieces that are read page by page, so that a large account takes little
 * memory. Null without such an account. `contract/src/export.ts` names what is left out. `now` is milliseconds since
 * 1970.
 */
export async function readPersonalData(
  storage: Storage,
  userId: number,
  now: number,
): Promise<AsyncGenerator<string> | null> {
  const rest = await storage.read((stores) => readAllButResults(stores, userId, now))
  if (!rest) return null
  const { results: _, questions: __, ...lists } = LISTS
  return piecesOf(storage, userId, JSON.stringify(z.parse(z.strictObject(lists), rest)))
}

async function* piecesOf(storage: Storage, userId: number, rest: string): AsyncGenerator<string> {
  /** The questions asked so far, by id, and where each will stand in the list that comes last. */
  const places = new Map<number, number>()
  yield `${rest.slice(0, -1)},"results":[`
  yield* joined(resultPages(storage, userId, places))
  yield '],"questions":['
  yield* joined(questionPages(storage, [...places.keys()]))
  yield ']}'
}

async function* resultPages(
  storage: Storage,
  userId: number,
  places: Map<number, number>,
): AsyncGenerator<readonly unknown[]> {
  let last: { timestamp: number; id: string } | null = null
  while (true) {
    const page = await storage.read(({ wholeResults }) => wholeResults.page(userId, last))
    const end = page.at(-1)
    if (!end) return
    last = end
    const results = page.map(({ asked, ...result }) => ({
      ...result,
      asked: asked.map(({ questionId, ...answer }) => ({ question: placeOf(questionId, places), ...answer })),
    }))
    yield z.parse(LISTS.results, results)
  }
}

/** The place of a question in the list; a new one goes at its end. */
function placeOf(id: number, places: Map<number, number>): number {
  const place = places.get(id) ?? places.size
  places.set(id, place)
  return place
}

async function* questionPages(storage: Storage, ids: readonly number[]): AsyncGenerator<readonly unknown[]> {
  for (let start = 0; start < ids.length; start += QUESTIONS_AT_ONCE) {
    const some = ids.slice(start, start + QUESTIONS_AT_ONCE)
    const found = await storage.read(({ questions }) => questions.find(some))
    yield z.parse(
      LISTS.questions,
      some.map((id) => found.get(id)),
    )
  }
}

/** The elements of all pages as JSON, with commas between them. */
async function* joined(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let isFirst = true
  for await (const page of pages) {
    yield `${isFirst ? '' : ','}${JSON.stringify(page).slice(1, -1)}`
    isFirst = false
  }
}

async function readAllButResults(stores: Stores, userId: number, now: number) {
  const details = await stores.accounts.find(userId)
  if (!details) return null
  const { recoveryMadeAt, ...account } = details
  const answers = await stores.answers.list(userId)
  const kept = await stores.signIns.list(userId, now)
  return {
    format: 'think-twice-export' as const,
    version: 1 as const,
    exportedAt: now,
    account: { ...account, recoveryCodeMadeAt: recoveryMadeAt },
    learner: await stores.learners.find(userId),
    signIns: kept.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      signedInAt: createdAt,
      lastUsedAt: lastSeenAt,
      endsAt: expiresAt,
    })),
    answers: answers
      .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
      .map(({ scenarioId: scenario, ...answer }) => ({ ...answer, scenario })),
    disputes: (await stores.disputes.list(userId)).map(({ scenarioId: scenario, ...said }) => ({ scenario, ...said })),
    progress: (await stores.progress.list(userId)).map(progressReply),
    activityDays: (await stores.streak.days(userId)).sort(),
    favorites: await stores.favorites.listDated(userId),
    achievements: await stores.achievements.list(userId),
    learningPaths: await stores.learningPaths.list(userId),
  }
}
