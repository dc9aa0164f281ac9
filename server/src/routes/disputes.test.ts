import { postDispute } from '@think-twice/contract/disputes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('a dispute about a scenario on %s', (database) => {
  let server: TestApp
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  beforeEach(async () => {
    server.clock.time = NOON
    ada = await server.person()
  })
  afterAll(() => server.stop())

  const my = (resource: string) => `/api/users/${ada.id}/${resource}`
  const dispute = (given: Record<string, unknown> = {}) =>
    ada.post(my('disputes'), { scenario: 'straw-man-monday-briefing', text: 'He may be right.', ...given })

  test('is stored once for each learner and scenario', async () => {
    const kept = { scenario: 'straw-man-monday-briefing', text: 'He may be right.', at: NOON }
    const first = await dispute()
    expect([first.status, first.body]).toEqual([201, kept])
    server.clock.time = NOON + 1
    // Its reply may have been lost.
    const again = await dispute()
    expect([again.status, again.body]).toEqual([201, kept])
    const second = await dispute({ text: 'On second thought.' })
    expect([second.status, second.body]).toEqual([200, kept])
  })

  test('is stored without control characters but with its lines, and refused if nothing else is left', async () => {
    const lines = { text: 'one\u0000two\u202ethree\r\nfour\n\nfive\rsix \n' }
    const reply = await dispute(lines)
    expect([reply.status, bodyOf(postDispute, reply).text]).toEqual([201, 'one twothree\nfour\n\nfive\nsix'])
    expect((await dispute(lines)).status).toBe(201)
    expect(outcomeOf(await dispute({ text: '\u0000\u200b' }))).toBe('bad-request')
  })
})
