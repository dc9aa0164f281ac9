import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { disputeDraft, dropDisputeDraft, dropDisputeDraftsOf, keepDisputeDraft } from './dispute-drafts.ts'

const ADA = 7

beforeEach(() => {
  stubDevice()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what a visitor wrote is found again after they sign in, until they write something else', () => {
  keepDisputeDraft(null, 'one', 'As a visitor')
  expect(disputeDraft(ADA, 'one')).toBe('As a visitor')
  keepDisputeDraft(ADA, 'one', 'As Ada')
  expect([disputeDraft(ADA, 'one'), disputeDraft(null, 'one')]).toEqual(['As Ada', 'As a visitor'])
})

test('a text that was sent leaves no draft, neither the person’s nor the visitor’s', () => {
  keepDisputeDraft(null, 'one', 'As a visitor')
  keepDisputeDraft(ADA, 'one', 'As Ada')
  keepDisputeDraft(ADA, 'two', 'Another')
  dropDisputeDraft(ADA, 'one')
  expect(['one', 'two'].map((scenario) => disputeDraft(ADA, scenario))).toEqual(['', 'Another'])
})

test('the drafts of a person go alone', () => {
  keepDisputeDraft(ADA, 'one', 'As Ada')
  keepDisputeDraft(8, 'one', 'As Grace')
  dropDisputeDraftsOf(ADA)
  expect([disputeDraft(ADA, 'one'), disputeDraft(8, 'one')]).toEqual(['', 'As Grace'])
})
