import { weaknessesOf } from '@think-twice/core/learning/weakness'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { FocusAreas } from './focus-areas.tsx'

test('an area that an assessment points to says that its numbers were set, not counted', () => {
  const profile = {
    name: 'Galaxy Brain',
    description: '',
    strength: 'high',
    fallacyTypes: [],
    recommendations: [],
  } as const
  const weaknesses = weaknessesOf(
    [],
    [{ mode: 'bias-assessment', timestamp: NOON, biasProfiles: [profile] }],
    () => null,
  )
  const nothing = { results: null, progress: null, favorites: null, insights: null, review: null, streak: null }
  render(<FocusAreas data={{ now: NOON, ...nothing, weaknesses, onTryAgain: () => {} }} />)
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    'Galaxy BrainBias1 of 1 wrongMastery 25%estimated from an assessmentStudy',
  ])
})
