import { expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { renderHook } from '../../test/render.tsx'
import { currentUser, forgetUser, rememberUser, useCurrentUser } from './current-user.ts'
import { keepFavorites, readKeptFavorites } from './kept-favorites.ts'

const shownName = () => renderHook(() => useCurrentUser()?.name ?? 'nobody')

test('who signs in is shown at once, and who signs out is gone at once', async () => {
  const name = shownName()
  expect(name.current).toBe('nobody')
  rememberUser(ADA)
  await expect.poll(() => name.current).toBe('Ada Byron')
  expect(currentUser()).toEqual(ADA)
  forgetUser()
  await expect.poll(() => name.current).toBe('nobody')
  expect(localStorage.getItem('user')).toBeNull()
})

test('what another tab does shows here', async () => {
  const name = shownName()
  localStorage.setItem('user', JSON.stringify(ADA))
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  await expect.poll(() => name.current).toBe('Ada Byron')
})

test('with the person go their hearts', () => {
  rememberUser(ADA)
  keepFavorites(ADA.id, [{ itemId: 'straw-man', itemType: 'fallacy' }])
  forgetUser()
  expect(readKeptFavorites(ADA.id)).toBeUndefined()
})
