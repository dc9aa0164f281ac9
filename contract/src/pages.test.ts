import { expect, test } from 'vitest'
import { pageAt } from './pages.ts'

test.each([
  ['/', 'index'],
  ['/?start=standard', 'start-standard'],
  ['/?start=constructor', 'start-extended'],
  ['/?session=abc', 'shell'],
  ['/?round=start', 'shell'],
  ['/?round=with&of=1abc', 'sent-round'],
  ['/?else', 'index'],
  ['/?today', 'today'],
  ['/?today=2026-12-24', 'today'],
  ['/learn', 'learn'],
  ['/learn?type=cognitive-biases', 'learn-biases'],
  ['/learn?focus=anchoring', 'concept-anchoring'],
  ['/learn?focus=Anchoring&type=cognitive-biases&q=x', 'concept-anchoring'],
  ['/learn?focus=../../etc/passwd', 'learn'],
  ['/learn?focus=nothing', 'learn'],
  ['/learn?for=teachers', 'for-teachers'],
  ['/learn?for=teachers&print&of=s-1', 'print'],
  ['/learn?for=nobody', 'learn'],
  ['/dashboard?account', 'dashboard'],
  ['/progress', 'progress'],
  ['/nowhere', 'not-found'],
  ['/learn/', 'not-found'],
])('the address %s gets the page “%s”', (address, name) => {
  const { pathname, searchParams } = new URL(address, 'https://think.example')
  expect(pageAt(pathname, searchParams)).toBe(name)
})
