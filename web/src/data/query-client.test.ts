import { afterEach, expect, test } from 'vitest'
import { forgetReplies, PUBLISHED, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

test('what was fetched for a person is forgotten, and published content is kept', () => {
  queryClient.setQueryData(['/api/users/7/streak'], { currentStreak: 4 })
  queryClient.setQueryData([PUBLISHED, 'catalog'], ['Straw Man'])
  forgetReplies()
  expect(queryClient.getQueryData(['/api/users/7/streak'])).toBeUndefined()
  expect(queryClient.getQueryData([PUBLISHED, 'catalog'])).toEqual(['Straw Man'])
})
