import { expect, test } from 'vitest'
import { importCycles, impurities, wrongArrows } from './arrows.ts'

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
  ['core/src/concepts/parent-concepts.ts', '../quiz/score.ts'],
  ['core/src/wording/counted.ts', '../quiz/score.ts'],
  ['core/src/quiz/score.ts', '../learning/evidence.ts'],
  ['core/src/learning/mastery.ts', '../practice/round.ts'],
  ['core/src/practice/round.ts', '../next-step/next-step.ts'],
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
  ['server/src/app.ts', '../test/server-process.ts'],
  ['server/src/app.ts', '../operate/account.ts'],
  ['web/src/app.tsx', '../test/render.tsx'],
  ['web/src/data/content.ts', '../../build/content-pieces.ts'],
  ['server/src/storage/learning/streak.ts', '../../learning/finish-quiz.ts'],
  ['server/src/learning/finish-quiz.ts', '../accounts/sessions.ts'],
  ['server/src/accounts/sessions.ts', '../http/serve.ts'],
  ['server/src/http/serve.ts', '../routes/streak.ts'],
  ['server/src/routes/streak.ts', '../docs/docs-page.ts'],
  ['server/src/main.ts', './docs/serve-docs.ts'],
  ['server/src/docs/docs-page.ts', '../http/serve.ts'],
  ['server/src/docs/docs-page.ts', '../metrics/metrics.ts'],
  ['server/src/http/serve.ts', '../metrics/metrics.ts'],
  ['server/src/app.ts', './metrics/metrics.ts'],
  ['server/src/metrics/metrics.ts', '../storage/storage.ts'],
  ['server/src/metrics/serve-metrics.ts', '../config.ts'],
  ['web/src/app.tsx', '@think-twice/server/app'],
  ['web/src/app.tsx', '../../server/src/app.ts'],
  ['web/src/app.tsx', 'node:fs'],
  ['web/src/app.tsx', 'fs'],
  ['web/src/app.tsx', 'fs/promises'],
  ['web/src/app.tsx', 'path'],
  ['web/worker/service-worker.ts', 'node:fs'],
  ['web/worker/service-worker.ts', 'path'],
  ['web/src/data/content.ts', '@think-twice/core/content/bank'],
  ['web/src/data/content.ts', '@think-twice/core/content/fallacies/straw-man'],
  ['web/src/ui/field.tsx', '@think-twice/core/quiz/score'],
  ['web/src/ui/field.tsx', '@think-twice/contract/question'],
  ['web/src/ui/field.tsx', '../data/content.ts'],
  ['web/src/data/content.ts', '../screens/home/hero-section.tsx'],
  ['web/src/screens/home/hero-section.tsx', '../learn/catalogue.tsx'],
  ['web/src/browser/theme.ts', '../data/content.ts'],
  ['web/src/data/content.ts', '../saving/outbox.ts'],
  ['web/src/saving/outbox.ts', '../auth/auth-dialog-state.ts'],
  ['web/src/auth/login-form.tsx', '../frame/page.tsx'],
  ['web/src/frame/page.tsx', '../parts/review/answer-review.tsx'],
  ['web/src/parts/review/answer-review.tsx', '../../screens/home/hero-section.tsx'],
  ['web/src/parts/question/options.tsx', '../review/verdict.tsx'],
  ['web/src/parts/review/answer-review.tsx', '../next-step/unfinished.tsx'],
  ['server/src/routes/review.ts', '../../../core/proofreading/votes.ts'],
  ['web/src/screens/home/hero-section.tsx', '../../../../core/proofreading/votes.ts'],
  ['web/src/app.tsx', '../../core/proofreading/votes.ts'],
  ['server/src/routes/streak.ts', '../app.ts'],
  ['server/src/storage/learning/streak.ts', '../../upkeep.ts'],
  ['server/src/storage/engine/sqlite.ts', '../questions/questions.ts'],
  ['server/src/storage/questions/questions.ts', '../results/quiz-results.ts'],
  ['server/src/storage/learning/streak.ts', '../stores.ts'],
  ['server/src/storage/migrations/0003-date-answers/mastery.ts', '@think-twice/core/learning/mastery'],
  ['server/src/storage/migrations/0003-date-answers/kept-answers.ts', '../../questions/question-encoding.ts'],
  ['server/src/storage/migrations/0001-create-tables.ts', '../schema.ts'],
  ['server/src/storage/migrations/0001-create-tables.ts', '../engine/database-adapters.ts'],
  ['server/src/storage/migrations/0001-create-tables.ts', 'node:crypto'],
  ['web/src/frame/page.tsx', '../overlays.tsx'],
  ['web/src/screens/home/hero-section.tsx', '../../lazy-screen.tsx'],
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
  ['server/src/app.ts', './docs/serve-docs.ts'],
  ['server/src/main.ts', './metrics/metrics.ts'],
  ['server/src/docs/docs-page.ts', './schema-text.ts'],
  ['server/src/docs/docs-page.ts', '@think-twice/contract/endpoints'],
  ['server/src/metrics/metrics.test.ts', '../../test/app.fixture.ts'],
  ['web/worker/service-worker.ts', 'workbox-precaching'],
  ['web/src/app.tsx', './path.ts'],
  ['web/src/screens/home/hero-section.tsx', '../../ui/field.tsx'],
  ['web/src/screens/home/hero-section.tsx', './hero.module.css'],
  ['web/src/auth/finish-sign-in.ts', '../saving/claim-result.ts'],
  ['web/src/parts/review/answer-review.tsx', '../../auth/auth-dialog-state.ts'],
  ['web/src/parts/review/answer-review.tsx', '../level.tsx'],
  ['web/src/parts/next-step/unfinished.tsx', '../question/progress-ticks.tsx'],
  ['web/src/app.tsx', './screens/home/home-screen.tsx'],
  ['server/src/routes/streak.ts', '../services.ts'],
  ['server/src/storage/engine/sqlite.ts', '../../error-fields.ts'],
  ['server/src/storage/learning/streak.ts', '../schema.ts'],
  ['server/src/storage/migrations/0003-keep-every-answer.ts', './0003-date-answers/date-answers.ts'],
  ['server/src/storage/migrations/0003-date-answers/date-answers.ts', 'kysely'],
  ['server/src/storage/migrations/0001-create-tables.ts', './migration.ts'],
  ['server/src/storage/migrations/0003-keep-every-answer.test.ts', '../storage.ts'],
  ['web/src/screens/home/hero-section.tsx', '../../addresses.ts'],
  ['web/src/main.tsx', './app.tsx'],
  ['e2e/journeys/quiz.spec.ts', '../steps/take-a-quiz.ts'],
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

test('a circle of imports of any length is found, and two paths to one file are not a circle', () => {
  const file = (name: string, ...imported: string[]) => ({
    path: `core/src/quiz/${name}.ts`,
    source: imported.map((each) => `import type { X } from './${each}.ts'`).join('\n'),
  })
  expect(importCycles([file('a', 'b', 'c'), file('b', 'd'), file('c', 'd'), file('d')])).toEqual([])
  expect(importCycles([file('before', 'a'), file('a', 'b'), file('b', 'c'), file('c', 'a')])).toEqual([
    'core/src/quiz/a.ts imports core/src/quiz/b.ts imports core/src/quiz/c.ts imports core/src/quiz/a.ts: a circle',
  ])
  expect(importCycles([file('a', 'a')])).toHaveLength(1)
})

test('the rules may not use a clock or random numbers, but may calculate with dates', () => {
  const path = 'core/src/activity/days.ts'
  for (const source of ['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()']) {
    expect(impurities({ path, source })).toHaveLength(1)
  }
  expect(impurities({ path, source: 'new Date(Date.UTC(2026, 10, 21))' })).toEqual([])
})

test('only one file each may use the clipboard, define a fold, and join words into lists', () => {
  for (const [file, source] of [
    ['web/src/browser/clipboard.ts', 'await navigator.clipboard.writeText(text)'],
    ['web/src/ui/fold.tsx', '<details className={className}>'],
    ['core/src/wording/list-text.ts', "new Intl.ListFormat('en-US')"],
  ] as const) {
    expect(impurities({ path: file, source })).toEqual([])
    expect(impurities({ path: 'web/src/parts/review/answer-review.tsx', source })).toHaveLength(1)
  }
})

test('only one file each of the web app may read the clock, draw random numbers, and fetch', () => {
  for (const [file, source] of [
    ['browser/clock.ts', 'Date.now()'],
    ['browser/clock.ts', 'performance.now()'],
    ['browser/random.ts', 'Math.random'],
    ['browser/random.ts', 'crypto.randomUUID()'],
    ['data/http.ts', 'await fetch(address)'],
  ] as const) {
    expect(impurities({ path: `web/src/${file}`, source })).toEqual([])
    expect(impurities({ path: 'web/src/parts/review/answer-review.tsx', source })).toHaveLength(1)
  }
  expect(impurities({ path: 'web/src/parts/review/answer-review.tsx', source: 'void counts.refetch()' })).toEqual([])
})

test('no component may write a percent sign by hand', () => {
  const percent = `\`\${percent}%\``
  for (const source of ['<dd>{score}%</dd>', percent]) {
    expect(impurities({ path: 'web/src/screens/dashboard/stats.tsx', source })).toHaveLength(1)
  }
  expect(impurities({ path: 'web/src/ui/meter.tsx', source: percent })).toEqual([])
})

test('only one file of the web app may write addresses with a query', () => {
  for (const source of [
    'href={`/learn?focus=straw-man`}',
    "return '/?session=' + id",
    'href="/dashboard?account"',
    "const id = search.get('session')",
    "if (search.has('practice')) return",
  ]) {
    expect(impurities({ path: 'web/src/addresses.ts', source })).toEqual([])
    expect(impurities({ path: 'web/src/screens/attempt/start-screen.tsx', source })).toHaveLength(1)
  }
  expect(impurities({ path: 'web/src/screens/attempt/start-screen.tsx', source: 'href="/learn"' })).toEqual([])
})
