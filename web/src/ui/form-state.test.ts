import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { formState } from './form-state.ts'

/** The parts of React's submit event that a form's state uses. */
const sending = () => ({ preventDefault: vi.fn() }) as unknown as FormEvent

test('a form is sent without leaving the page', () => {
  const [event, send] = [sending(), vi.fn()]
  formState(false, null).submit(event, send)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledOnce()
})

test('a form that is being sent is not sent again', () => {
  const [event, send] = [sending(), vi.fn()]
  formState(true, null).submit(event, send)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})

test('a problem stands at the field to blame alone', () => {
  const { problemAt } = formState<'username' | 'password'>(false, { message: 'Taken.', field: 'username' })
  expect([problemAt('username'), problemAt('password')]).toEqual(['Taken.', null])
})

test('a problem that no field is to blame for stands at none', () => {
  const { problemAt } = formState<'username'>(false, { message: 'No connection.', field: null })
  expect(problemAt('username')).toBeNull()
})
