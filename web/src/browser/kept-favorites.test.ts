import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice, stubForbiddenDevice } from './device.fixture.ts'
import { dropKeptFavorites, keepFavorites, readKeptFavorites } from './kept-favorites.ts'

const HEARTS = [
  { itemId: 'straw-man', itemType: 'fallacy' },
  { itemId: 'halo-effect', itemType: 'bias' },
] as const

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the hearts of a person are remembered as the server last told them', () => {
  keepFavorites(7, HEARTS)
  expect(readKeptFavorites(7)).toEqual(HEARTS)
})

test('those of one person are nobody else’s, and make way for the next one’s', () => {
  keepFavorites(7, HEARTS)
  expect(readKeptFavorites(8)).toBeUndefined()
  keepFavorites(8, [])
  expect(readKeptFavorites(8)).toEqual([])
  expect(readKeptFavorites(7)).toBeUndefined()
})

test('they go with the person', () => {
  keepFavorites(7, HEARTS)
  dropKeptFavorites()
  expect(readKeptFavorites(7)).toBeUndefined()
})

test('what is no heart among them is passed over', () => {
  device.setItem('favorites', JSON.stringify({ userId: 7, favorites: [...HEARTS, { itemId: 'x' }, null, 'straw-man'] }))
  expect(readKeptFavorites(7)).toEqual(HEARTS)
})

test.each(['', '{', 'null', '[]', '{"userId":7}', '{"userId":7,"favorites":{}}'])(
  'where something else is kept (%s), none are known',
  (text) => {
    device.setItem('favorites', text)
    expect(readKeptFavorites(7)).toBeUndefined()
  },
)

test('on a device that keeps nothing they are remembered by the page, until the person goes', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  keepFavorites(7, HEARTS)
  expect(readKeptFavorites(7)).toEqual(HEARTS)
  dropKeptFavorites()
  expect(readKeptFavorites(7)).toBeUndefined()
})
