import { expect, test } from 'vitest'
import { withoutControls } from './plain-text.ts'

test.each([
  ['It depends.', 'It depends.'],
  ['one\r\ntwo\tthree', 'one two three'],
  ['a\0b', 'a b'],
  ['left\u202eright\u200bzero', 'left right zero'],
  ['half \ud83d of a pair', 'half   of a pair'],
  ['Zoë’s 🙂', 'Zoë’s 🙂'],
])('control characters are removed from %j, which leaves %j', (typed, kept) => {
  expect(withoutControls(typed)).toBe(kept)
})
