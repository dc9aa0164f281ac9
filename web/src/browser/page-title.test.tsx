import { expect, test } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { usePageTitle } from './page-title.ts'

test('a page is called by its name and the product’s', async () => {
  renderHook(() => usePageTitle('Learn') ?? null)
  await expect.poll(() => document.title).toBe('Learn · Think Twice')
})

test('home is called by the product’s name alone', async () => {
  renderHook(() => usePageTitle() ?? null)
  await expect.poll(() => document.title).toBe('Think Twice')
})
