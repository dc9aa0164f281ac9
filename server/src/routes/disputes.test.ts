import { postDispute } from '@think-twice/contract/practice'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('a dispute about a scenario on %s', (database) => {
  let server: TestApp
  let ada: Person
  beforeEach(async () => {
    server = await startTestApp(database)
    ada = await server.person()
  })
  afterEach(() => server.stop())

  const dispute = (given: Record<string, unknown> = {}) =>
    ada.post(`/api/users/${ada.id}/disputes`, {
      scenario: 'straw-man-monday-briefing',
      text: 'He may be right.',
      ...given,
    })

  test('is stored once for each learner and scenario', async () => {
    const kept = { scenario: 'straw-man-monday-briefing', text: 'He may be right.', at: NOON }
    const first = await dispute()
    expect([first.status, first.body]).toEqual([201, kept])
    const second = await dispute({ text: 'On second thought.' })
    expect([second.status, second.body]).toEqual([200, kept])
  })

  test('is stored without control characters', async () => {
    const reply = await dispute({ text: 'one\u0000two\u202ethree\r\nfour ' })
    expect(bodyOf(postDispute, reply).text).toBe('one two three four')
  })

  test.each([
    { text: 'x'.repeat(281) },
    { text: '  ' },
    { text: '\u0000\u200b' },
    { text: 1 },
    { scenario: '../etc' },
    { other: true },
  ])('with %j is refused as malformed', async (given) => {
    expect(outcomeOf(await dispute(given))).toBe('bad-request')
  })
})
