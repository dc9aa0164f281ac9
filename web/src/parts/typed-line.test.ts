import { expect, test } from 'vitest'
import { lengthProblem, lineIn } from './typed-line.ts'

function typed(name: string): FormData {
  const form = new FormData()
  form.set('name', name)
  return form
}

test('a line is kept without the spaces around it', () => {
  expect(lineIn(typed('  Period 3 '), 'name')).toBe('Period 3')
})

test('a line may have as many characters as people see, spaces around it not counted', () => {
  expect(lengthProblem(typed(' abcd '), 'name', 4)).toBeNull()
  expect(lengthProblem(typed('abc🎓'), 'name', 4)).toBeNull()
  expect(lengthProblem(typed('abcde'), 'name', 4)).toEqual({ message: '4 characters at most, please.', field: 'name' })
})
