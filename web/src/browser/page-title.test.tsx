import { expect, test } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { usePageTitle } from './page-title.ts'

test('a page title consists of the page’s name and the product’s', async () => {
  renderHook(() => usePageTitle('Learn') ?? null)
  await expect.poll(() => document.title).toBe('Learn · Think Twice')
})

test('the title of home is the name of the product', async () => {
  renderHook(() => usePageTitle() ?? null)
  await expect.poll(() => document.title).toBe('Think Twice')
})
