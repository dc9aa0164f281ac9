import { type CatalogueFilters, NO_FILTERS } from '@think-twice/core/concepts/catalogue-search'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { renderHook } from '../../../test/render.tsx'
import { useFilters } from './use-filters.ts'

function open(at: string) {
  const hook = renderHook(useFilters, { at })
  return {
    filters: () => hook.current[0],
    /** Changes them, and lets the effects of that start. */
    change: (changes: Partial<CatalogueFilters>) => flushSync(() => hook.current[1](changes)),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('filters come from the address, and follow it', async () => {
  const { filters } = open('/learn?type=cognitive-biases&q=halo&severity=high')
  expect(filters()).toEqual({ ...NO_FILTERS, text: 'halo', severity: 'high' })
  navigate('/learn?type=cognitive-biases')
  await expect.poll(filters).toEqual(NO_FILTERS)
})

test('typed text filters at once, and reaches the address after a pause', () => {
  const { filters, change } = open('/learn')
  change({ text: 'scots' })
  expect(filters().text).toBe('scots')
  vi.advanceTimersByTime(299)
  expect(location.search).toBe('')
  vi.advanceTimersByTime(1)
  expect(location.search).toBe('?type=logical-fallacies&q=scots')
})

test('choosing a filter also applies text still being typed, and adds no step to the history', () => {
  const { change } = open('/learn?type=cognitive-biases')
  const steps = history.length
  change({ text: 'halo' })
  change({ severity: 'high' })
  expect(location.search).toBe('?type=cognitive-biases&q=halo&severity=high')
  expect(history.length).toBe(steps)
})

test('spaces alone leave the address plain, and stay in the field', () => {
  const { filters, change } = open('/learn?type=logical-fallacies&q=scots')
  change({ text: '  ' })
  flushSync(() => vi.advanceTimersByTime(300))
  expect(location.search).toBe('?type=logical-fallacies')
  expect(filters().text).toBe('  ')
})

test('text typed before a study view opened does not change the address there', () => {
  const { filters, change } = open('/learn?focus=halo-effect&type=cognitive-biases')
  change({ text: 'halo' })
  expect(filters().text).toBe('halo')
  vi.advanceTimersByTime(300)
  expect(location.search).toBe('?focus=halo-effect&type=cognitive-biases')
})
