import { expect, test } from 'vitest'
import { spreadsheetText } from './spreadsheet-text.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '  =1', '\u200b=1', '"quoted"', '\ta', '\na'])(
  'the text %j, which a spreadsheet would take for more, gets an apostrophe',
  (text) => {
    expect(spreadsheetText(text)).toBe(`'${text}`)
  },
)

test.each(['', 'Ada', 'a=b', '1-2', ' Ada'])('the text %j stays as it is', (text) => {
  expect(spreadsheetText(text)).toBe(text)
})
