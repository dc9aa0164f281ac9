import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { forgetLearner } from './forget-learner.ts'

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('everything stored for one learner is removed, and everything of others stays', () => {
  const texts = {
    'today:7': '{}',
    'practised:7': '{}',
    'round:a': '{"ownerId":7}',
    'session:b': '{"ownerId":7}',
    'today:17': '{}',
    'today:visitor': '{}',
    'round:c': '{"ownerId":null}',
    'session:d': '{"ownerId":8}',
    theme: 'dark',
    settings: '{"roundLength":8}',
  }
  for (const [key, text] of Object.entries(texts)) device.setItem(key, text)

  forgetLearner(7)

  expect(Object.keys(device)).toEqual(['today:17', 'today:visitor', 'round:c', 'session:d', 'theme', 'settings'])
})
