import { postDispute } from '@think-twice/contract/learning'
import { expect, test } from 'vitest'
import { NOON, onEachDatabase, outcomeOf } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

onEachDatabase('a dispute about a scenario', (on) => {
  const { my } = on
  const dispute = (given: Record<string, unknown> = {}) =>
    on.ada.post(my('disputes'), { scenario: 'straw-man-monday-briefing', text: 'He may be right.', ...given })

  test('is stored once for each learner and scenario', async () => {
    const kept = { scenario: 'straw-man-monday-briefing', text: 'He may be right.', at: NOON }
    const first = await dispute()
    expect([first.status, first.body]).toEqual([201, kept])
    on.server.clock.time = NOON + 1
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
