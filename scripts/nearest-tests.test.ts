import { describe, expect, test } from 'vitest'
import { isQuickTest, planCheck } from './nearest-tests.ts'

const sources = {
  'core/proofreading/bank.test.ts': '',
  'core/src/activity/streak.test.ts': "import { streakOf } from './streak.ts'",
  'contract/src/streak.test.ts': '',
  'scripts/documents.test.ts': '',
  'server/src/learning/finish-quiz.test.ts': "import { startApp } from '../../test/app.fixture.ts'",
  'server/src/routes/streak.test.ts': "import { startApp } from '../../test/app.fixture.ts'",
  'server/src/storage/learning/streak.test.ts': "import { useStorage } from '../../../test/use-storage.ts'",
  'web/src/screens/progress/streak-panel.test.tsx': "import { StreakPanel } from './streak-panel.tsx'",
  'web/src/saving/outbox.test.ts':
    "import { outbox } from './outbox.ts'\nimport { itemAt } from '@think-twice/core/item-at'",
}
const tests = Object.entries(sources).map(([path, source]) => ({ path, source }))
const RULES = ['core/proofreading/bank.test.ts', 'core/src/activity/streak.test.ts', 'contract/src/streak.test.ts']

const planFor = (...files: string[]) => planCheck({ base: 'main', files }, tests)
/** What is chosen beside the tests of scripts. */
const chosenFor = (...files: string[]) =>
  planFor(...files).tests?.filter((path) => path !== 'scripts/documents.test.ts')

describe('the tests nearest to a change', () => {
  test('are the whole bank and every rule when a scenario changes', () => {
    expect(chosenFor('core/src/content/fallacies/straw-man.ts')).toEqual(RULES)
  })

  test('are the whole bank and every rule when votes or a document change', () => {
    expect(chosenFor('core/proofreading/votes.json')).toEqual(RULES)
    expect(chosenFor('docs/first-scenario.md')).toEqual(RULES)
  })

  test('are those in the folder of a changed file of the server, and no rules', () => {
    expect(chosenFor('server/src/routes/streak.ts')).toEqual(['server/src/routes/streak.test.ts'])
  })

  test('are those in the folder of changed styles', () => {
    expect(chosenFor('web/src/screens/progress/streak-panel.module.css')).toEqual([
      'web/src/screens/progress/streak-panel.test.tsx',
    ])
  })

  test('are those in the nearest folder above, for a folder without a test', () => {
    expect(chosenFor('web/src/screens/progress/plots/axis.tsx')).toEqual([
      'web/src/screens/progress/streak-panel.test.tsx',
    ])
  })

  test('are all that import a changed fixture, wherever they stand', () => {
    expect(chosenFor('server/test/app.fixture.ts')).toEqual([
      'server/src/learning/finish-quiz.test.ts',
      'server/src/routes/streak.test.ts',
    ])
  })

  test('are all that import a changed file of another room', () => {
    expect(chosenFor('core/src/item-at.ts')).toEqual([...RULES, 'web/src/saving/outbox.test.ts'])
  })

  test('are those of every room that was changed', () => {
    expect(chosenFor('core/src/escape-html.ts', 'server/src/routes/streak.ts', 'web/src/saving/outbox.ts')).toEqual([
      ...RULES,
      'server/src/routes/streak.test.ts',
      'web/src/saving/outbox.test.ts',
    ])
  })

  test('are those of scripts at least, whatever changes', () => {
    expect(planFor('e2e/journeys/learn.spec.ts').tests).toEqual(['scripts/documents.test.ts'])
  })

  test('are every rule, the bank and those of scripts when nothing differs', () => {
    expect(planFor().tests).toEqual([...RULES, 'scripts/documents.test.ts'])
  })
})

describe('every quick test is run', () => {
  test.each(['package-lock.json', 'server/package.json', 'tsconfig.base.json', 'vitest.config.ts'])(
    'when %s changes',
    (path) => {
      const plan = planFor('web/src/saving/outbox.ts', path)
      expect([plan.tests, plan.linted]).toEqual([null, null])
      expect(plan.sentence).toContain(`because all of them stand on ${path}`)
    },
  )

  test('when there is no main to compare with', () => {
    const plan = planCheck(null, tests)
    expect([plan.tests, plan.linted]).toEqual([null, null])
    expect(plan.sentence).toContain('because Git knows no main to compare with')
  })
})

describe('format and lint', () => {
  test('are of the changed files alone', () => {
    expect(planFor('docs/glossary.md', 'web/src/app.tsx').linted).toEqual(['docs/glossary.md', 'web/src/app.tsx'])
  })

  test('are of every file when their settings change', () => {
    expect(planFor('web/src/app.tsx', 'biome.json').linted).toBeNull()
  })
})

test('one sentence says what was run, next to what, and what is left', () => {
  expect(planFor('server/src/routes/streak.ts').sentence).toBe(
    'Ran the static checks, and 2 of 9 quick test files, on SQLite: those nearest to 1 file changed since main. ' +
      'Left to npm test: 2 test files of core, 1 test file of contract, 2 test files of server, 2 test files of web, ' +
      'PostgreSQL, heavy tests, journeys.',
  )
})

test('a quick test is any but those that kill, flood or wait', () => {
  const paths = ['core/a.test.ts', 'web/b.test.tsx', 'server/test/c.heavy.test.ts', 'e2e/d.spec.ts', 'core/e.ts']
  expect(paths.filter(isQuickTest)).toEqual(['core/a.test.ts', 'web/b.test.tsx'])
})
