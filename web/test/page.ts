/** What the page of every component test starts with: the product's own styles, and an ear for what it complains about. */
import '../src/styles/index.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const complaints: string[] = []

addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  complaints.push(`security policy: ${effectiveDirective} blocked ${blockedURI}`)
})

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => complaints.push(`${level}: ${words.join(' ')}`))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  // The next file has the same storage, so whoever signed in without a page to leave would be signed in there.
  localStorage.clear()
  sessionStorage.clear()
  expect(complaints.splice(0), 'The page complains about nothing').toEqual([])
})
