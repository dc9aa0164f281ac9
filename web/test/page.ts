/** What the page of every component test starts with: the product's own styles, and an eye on its own policy. */
import '../src/styles/index.css'
import { afterEach, expect } from 'vitest'

const violations: string[] = []

addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  violations.push(`${effectiveDirective} blocked ${blockedURI}`)
})

afterEach(() => {
  expect(violations.splice(0), 'The content-security policy is kept').toEqual([])
})
