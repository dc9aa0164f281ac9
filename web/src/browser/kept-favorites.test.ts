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

test('the favorites of a person are remembered as the server last sent them', () => {
  keepFavorites(7, HEARTS)
  expect(readKeptFavorites(7)).toEqual(HEARTS)
})

test('the favorites of one person are invisible to others, and replaced by those of the next person', () => {
  keepFavorites(7, HEARTS)
  expect(readKeptFavorites(8)).toBeUndefined()
  keepFavorites(8, [])
  expect(readKeptFavorites(8)).toEqual([])
  expect(readKeptFavorites(7)).toBeUndefined()
})

test('remembered favorites can be dropped', () => {
  keepFavorites(7, HEARTS)
  dropKeptFavorites()
  expect(readKeptFavorites(7)).toBeUndefined()
})

test('an invalid entry among the favorites is ignored', () => {
  device.setItem('favorites', JSON.stringify({ userId: 7, favorites: [...HEARTS, { itemId: 'x' }, null, 'straw-man'] }))
  expect(readKeptFavorites(7)).toEqual(HEARTS)
})

test.each(['', '{', 'null', '[]', '{"userId":7}', '{"userId":7,"favorites":{}}'])(
  'stored text of another kind (%s) counts as no remembered favorites',
  (text) => {
    device.setItem('favorites', text)
    expect(readKeptFavorites(7)).toBeUndefined()
  },
)

test('on a device that cannot store anything the page remembers favorites until they are dropped', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  keepFavorites(7, HEARTS)
  expect(readKeptFavorites(7)).toEqual(HEARTS)
  dropKeptFavorites()
  expect(readKeptFavorites(7)).toBeUndefined()
})
