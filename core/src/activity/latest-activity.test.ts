import { expect, test } from 'vitest'
import { withActivity } from './days.ts'

test('the time and the zone are those of the latest activity, whatever order activities arrive in', () => {
  const none = { lastActivityAt: null, timeZone: null }
  const berlin = withActivity(none, { startedAt: 20, timeZone: 'Europe/Berlin' })

  expect(berlin).toEqual({ lastActivityAt: 20, timeZone: 'Europe/Berlin' })
  expect(withActivity(berlin, { startedAt: 19, timeZone: 'Asia/Tokyo' })).toBe(berlin)
  expect(withActivity(berlin, { startedAt: 20, timeZone: undefined })).toEqual({ lastActivityAt: 20, timeZone: null })
})
