/** Prepares the page of every component test: the product's own styles, and a listener for its complaints. */
import '../src/styles/index.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { watchLoneTexts } from '../../scripts/lone-texts.ts'
import { rereadStorage } from '../src/browser/storage.ts'

const complaints: string[] = []

watchLoneTexts()

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
  // The next file shares this storage, so anyone signed in when a file ends would still be signed in there.
  localStorage.clear()
  sessionStorage.clear()
  rereadStorage()
  expect(complaints.splice(0), 'The page complains about nothing').toEqual([])
})
