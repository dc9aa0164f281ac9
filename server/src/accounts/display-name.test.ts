import { expect, test } from 'vitest'
import { readDisplayName } from './display-name.ts'

test.each([
  ['Maya Okafor', 'Maya Okafor'],
  ['  Maya \n\t Okafor ', 'Maya Okafor'],
  ['Ma\u202eya\0', 'Ma ya'],
  ['Zoë 🙂', 'Zoë 🙂'],
  [' \u200b ', null],
  ['', null],
])('the name %j is shown as %j', (typed, shown) => {
  expect(readDisplayName(typed)).toBe(shown)
})
