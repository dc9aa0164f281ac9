import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('the names that hold stand beside each other, in their order', () => {
  const isOpen = false
  expect(classNames('card', isOpen && 'open', undefined, null, 'wide', '')).toBe('card wide')
})

test('without a name that holds it is empty', () => {
  expect(classNames(undefined, false)).toBe('')
})
