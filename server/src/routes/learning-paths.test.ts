import { getLearningPaths } from '@think-twice/contract/learning'
import { itemAt } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { NOON, onEachDatabase, outcomeOf } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

onEachDatabase('learning paths', (on) => {
  const { my, bodyAt } = on
  const start = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }

  test('are started once and stay where they are', async () => {
    const first = await on.ada.post(my('learning-paths'), start)
    expect([first.status, first.body]).toEqual([201, { ...start, startedAt: NOON, completedAt: null }])
    await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, { recordActivity: true }))
    const again = await on.ada.post(my('learning-paths'), start)
    expect([again.status, again.body]).toMatchObject([200, { currentStep: 2, startedAt: NOON }])
  })

  test('advance as far as the evidence since the start allows, and grant what they promise when complete', async () => {
    await on.ada.post(my('learning-paths'), start)
    const steps = async (mode: 'standard' | 'mini-fallacy-assessment', wrong: number) => {
      await on.ada.post('/api/quiz-results', finishedQuiz(mode, wrong, { recordActivity: true }))
      return itemAt(bodyOf(getLearningPaths, await on.ada.get(my('learning-paths'))), 0).currentStep
    }
    // Six are learned only with the third quiz, long after the mini assessment was passed.
    expect(await steps('mini-fallacy-assessment', 5)).toBe(1)
    expect(await steps('standard', 4)).toBe(1)
    expect(await steps('mini-fallacy-assessment', 4)).toBe(1)
    expect(await steps('standard', 3)).toBe(3)
    expect(await bodyAt('learning-paths')).toMatchObject([{ completedSteps: [0, 1, 2], completedAt: NOON }])
  })

  test.each<[string, Record<string, unknown>]>([
    ['unknown-path', { pathType: 'expert' }],
    ['path-not-at-start', { totalSteps: 1 }],
    ['path-not-at-start', { currentStep: 3 }],
    ['path-not-at-start', { completedSteps: [0, 1, 2] }],
    ['bad-request', { completedAt: 1 }],
  ])('are refused as %s when started with %j', async (code, given) => {
    expect(outcomeOf(await on.ada.post(my('learning-paths'), { ...start, ...given }))).toBe(code)
    expect(await bodyAt('learning-paths')).toEqual([])
  })
})
