import { postLearningPath } from '@think-twice/contract/learning'
import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import buttons from '../../ui/button.module.css'
import { PathsPanel } from './paths.tsx'
import type { Learner } from './use-learner.ts'

quietConsole()

type PathRecord = NonNullable<Learner['paths']>[number]

const UNDER_WAY: Omit<PathRecord, 'pathType'> = {
  totalSteps: 3,
  currentStep: 0,
  completedSteps: [],
  startedAt: NOON,
  completedAt: null,
}
const COMPLETE = { ...UNDER_WAY, currentStep: 3, completedSteps: [0, 1, 2], completedAt: NOON }

function show(paths: PathRecord[], isSample = false) {
  render(<PathsPanel learner={someLearner({ paths })} isSample={isSample} />)
}

test('all three paths are listed, easiest first', () => {
  show([{ ...UNDER_WAY, pathType: 'intermediate' }])
  expect(textsOf(page.getByRole('heading', { level: 2 }))).toEqual(LEARNING_PATHS.map(({ name }) => name))
})

test('only the first path under way has the primary button, not counting complete ones', () => {
  show([
    { ...COMPLETE, pathType: 'beginner' },
    { ...UNDER_WAY, pathType: 'intermediate' },
    { ...UNDER_WAY, pathType: 'advanced' },
  ])
  const onward = page.getByRole('link', { name: /^Practice / })
  expect(onward.elements().map(({ className }) => className)).toEqual([buttons.primary, buttons.button])
  // A complete path leads nowhere.
  expect(page.getByRole('article').first().getByRole('link').elements()).toHaveLength(0)
})

test('the sample learner’s paths can be viewed, but not started or continued', () => {
  show([{ ...UNDER_WAY, pathType: 'beginner' }], true)
  expect(page.getByRole('article').elements()).toHaveLength(3)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

test('a path that failed to start can be tried again', async () => {
  serve([postLearningPath, () => refusal(503, 'unavailable', 'Not now.')])
  show([])
  const button = page.getByRole('button', { name: /^Start path/ }).first()
  await button.click()
  await expect.element(button).toBeEnabled()
  expect(console.warn).toHaveBeenCalled()
})
