import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId, newKey } from './random.ts'

const NOW = 1_795_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('no two ids are the same, even when they are made at the same moment', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
})

test('an id begins with its time, and is accepted by the contract as the id of a result', () => {
  expect(newId()).toMatch(new RegExp(`^${NOW.toString(36)}-[0-9a-z]{20}$`))
})

test('a key begins with the word for what it is used for', () => {
  expect(newKey('logout')).toMatch(/^logout-[0-9a-z]+-[0-9a-z]{20}$/)
})
