import { expect, test } from 'vitest'
import { impurities, wrongArrows } from './arrows.ts'

const FORBIDDEN: readonly [path: string, specifier: string][] = [
  ['core/src/quiz/score.ts', '@think-twice/contract/question'],
  ['core/src/quiz/score.ts', '@think-twice/server/app'],
  ['core/src/quiz/score.ts', '@think-twice/web/app'],
  ['core/src/quiz/score.ts', '../../../server/src/app.ts'],
  ['core/src/quiz/score.ts', '../../../contract/src/question.ts'],
  ['core/src/quiz/score.ts', '../../proofreading/votes.ts'],
  ['core/src/quiz/score.ts', 'node:fs'],
  ['core/src/quiz/score.ts', 'zod/mini'],
  ['core/src/quiz/score.ts', '../content/bank.ts'],
  ['core/src/quiz/score.ts', '../publishing/published-question.ts'],
  ['core/src/content/bank.ts', '../publishing/published-question.ts'],
  ['contract/src/streak.ts', '@think-twice/server/app'],
  ['contract/src/streak.ts', '@think-twice/web/app'],
  ['contract/src/streak.ts', '../../server/src/app.ts'],
  ['contract/src/streak.ts', '../../web/src/app.tsx'],
  ['contract/src/streak.ts', 'node:fs'],
  ['contract/src/streak.ts', 'react'],
  ['contract/src/streak.test.ts', '../../server/src/app.ts'],
  ['server/src/app.ts', '@think-twice/web/app'],
  ['server/src/app.ts', '../../web/src/app.tsx'],
  ['server/test/crash.heavy.test.ts', '../../web/src/app.tsx'],
  ['server/src/app.ts', '../../e2e/journey.ts'],
  ['web/src/app.tsx', '@think-twice/server/app'],
  ['web/src/app.tsx', '../../server/src/app.ts'],
  ['web/src/app.tsx', 'node:fs'],
  ['web/src/data/content.ts', '@think-twice/core/content/bank'],
  ['web/src/data/content.ts', '@think-twice/core/content/fallacies/straw-man'],
  ['web/src/ui/field.tsx', '@think-twice/core/quiz/score'],
  ['web/src/ui/field.tsx', '@think-twice/contract/question'],
  ['web/src/ui/field.tsx', '../data/content.ts'],
  ['web/src/data/content.ts', '../screens/home/hero.tsx'],
  ['web/src/screens/home/hero.tsx', '../learn/catalogue.tsx'],
  ['e2e/journeys/quiz.spec.ts', '@think-twice/core/quiz/score'],
  ['e2e/journeys/quiz.spec.ts', '../../web/src/app.tsx'],
]

const ALLOWED: readonly [path: string, specifier: string][] = [
  ['core/src/quiz/score.ts', '../vocabulary.ts'],
  ['core/src/publishing/published-question.ts', '../content/authoring.ts'],
  ['core/src/quiz/score.test.ts', 'vitest'],
  ['core/src/quiz/profiles.test.ts', '../content/bank.ts'],
  ['contract/src/streak.ts', 'zod/mini'],
  ['contract/src/streak.ts', '@think-twice/core/vocabulary'],
  ['server/src/app.ts', '@think-twice/contract/streak'],
  ['server/src/app.ts', 'node:fs'],
  ['web/src/screens/home/hero.tsx', '../../ui/field.tsx'],
  ['web/src/screens/home/hero.tsx', './hero.module.css'],
  ['web/src/app.tsx', './screens/home/home-screen.tsx'],
  ['e2e/journeys/quiz.spec.ts', '../helpers/learner.ts'],
]

test.each(FORBIDDEN)('%s must not import %s', (path, specifier) => {
  for (const source of [
    `import { x } from '${specifier}'`,
    `import '${specifier}'`,
    `const x = await import('${specifier}')`,
    `export * from "${specifier}"`,
  ]) {
    expect(wrongArrows({ path, source })).not.toEqual([])
  }
})

test.each(ALLOWED)('%s may import %s', (path, specifier) => {
  expect(wrongArrows({ path, source: `import { x } from '${specifier}'` })).toEqual([])
})

test('the rules reach for no clock and no chance, and may count with dates', () => {
  const path = 'core/src/activity/days.ts'
  for (const source of ['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()']) {
    expect(impurities({ path, source })).toHaveLength(1)
  }
  expect(impurities({ path, source: 'new Date(Date.UTC(2026, 10, 21))' })).toEqual([])
})
