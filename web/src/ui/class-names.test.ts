import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('the class names that apply are joined in their order', () => {
  const isOpen = false
  expect(classNames('card', isOpen && 'open', undefined, null, 'wide', '')).toBe('card wide')
})

test('the result is empty when no class name applies', () => {
  expect(classNames(undefined, false)).toBe('')
})
