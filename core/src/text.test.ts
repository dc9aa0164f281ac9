import { expect, test } from 'vitest'
import { compareText, escapeHtml, kebabCase, listText, spreadsheetText } from './text.ts'

test('capitals sort before small letters, and equal texts keep their order', () => {
  expect(['b', 'a', 'B', 'a'].sort(compareText)).toEqual(['B', 'a', 'a', 'b'])
  expect([compareText('a', 'b'), compareText('b', 'a'), compareText('a', 'a')]).toEqual([-1, 1, 0])
})

test.each([
  ['  --Two   words--  ', 'two-words'],
  ['Composition/Division', 'composition-division'],
  ["Gambler's Fallacy", 'gamblers-fallacy'],
  ['a', 'a'],
])('the text “%s” is written as %s in an address', (text, kebab) => {
  expect(kebabCase(text)).toBe(kebab)
})

test('characters that HTML would read as a tag, an entity, or the end of an attribute are escaped', () => {
  expect(escapeHtml('<a href="?q=1&r">R&amp;D</a>')).toBe('&lt;a href=&quot;?q=1&amp;r&quot;&gt;R&amp;amp;D&lt;/a&gt;')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '  =1', '\u200b=1', '"quoted"', '\ta', '\na'])(
  'the text %j, which a spreadsheet would take for more, gets an apostrophe',
  (text) => {
    expect(spreadsheetText(text)).toBe(`'${text}`)
  },
)

test.each(['', 'Ada', 'a=b', '1-2', ' Ada'])('the text %j stays as it is', (text) => {
  expect(spreadsheetText(text)).toBe(text)
})

test('two parts are joined by “and” or “or,” and three or more also by commas', () => {
  const joined = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listText(parts))
  expect(joined).toEqual(['', 'a', 'a and b', 'a, b, and c'])
  expect(listText(['3', '4', '6'], 'or')).toBe('3, 4, or 6')
})
