import { required } from '@think-twice/core/required'
import { afterAll, beforeAll } from 'vitest'
import type { Limiter, LimiterRules } from '../src/storage/engine/limiter.ts'
import type { Stores } from '../src/storage/stores.ts'
import { type DatabaseKind, openTestStorage } from './storage.fixture.ts'

/** An empty storage, opened before the first test of a block and removed after the last. */
export function useStorage(kind: DatabaseKind) {
  let opened: Awaited<ReturnType<typeof openTestStorage>>
  let people = 0
  beforeAll(async () => {
    opened = await openTestStorage(kind)
  })
  afterAll(() => opened.remove())
  const transaction = <Result>(work: (stores: Stores) => Promise<Result>) => opened.storage.transaction(work)
  return {
    transaction,
    read: <Result>(work: (stores: Stores) => Promise<Result>) => opened.storage.read(work),
    limiter: (rules: LimiterRules): Limiter => opened.storage.limiter(rules),
    /** The id of a new account. */
    async person(username = `person${++people}`): Promise<number> {
      const account = await transaction(({ accounts }) => accounts.create(username, 'hash', 0))
      return required(account, 'the account').id
    },
  }
}
