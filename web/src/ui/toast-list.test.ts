import { expect, test } from 'vitest'
import { changeToasts, type Toast } from './toast-list.ts'

const toast = (id: number): Toast => ({ id, title: `Toast ${id}`, description: '', open: true })

test('a new toast replaces the current one', () => {
  const one = changeToasts([], { type: 'add', toast: toast(1) })
  expect(changeToasts(one, { type: 'add', toast: toast(2) })).toEqual([toast(2)])
})

test('a toast can be updated, is dismissed, and is removed later', () => {
  const updated = changeToasts([toast(1)], { type: 'update', id: 1, content: { title: 'Changed' } })
  expect(updated).toEqual([{ ...toast(1), title: 'Changed' }])
  const dismissed = changeToasts(updated, { type: 'dismiss', id: 1 })
  expect(dismissed[0]?.open).toBe(false)
  expect(changeToasts(dismissed, { type: 'remove', id: 1 })).toEqual([])
})

test('updating a toast that is gone changes nothing', () => {
  expect(changeToasts([toast(2)], { type: 'dismiss', id: 1 })).toEqual([toast(2)])
})
