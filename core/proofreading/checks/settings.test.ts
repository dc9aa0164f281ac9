import { expect, test } from 'vitest'
import { BANK } from '../../src/content/bank.ts'
import settings from '../readers/settings.json' with { type: 'json' }
import { copies, practiceScenario } from '../sample-scenarios.ts'
import { settingChecks } from './settings.ts'

const scenarios = copies(practiceScenario, 20)
const assigned = (of: (index: number) => string[]) =>
  Object.fromEntries(scenarios.map(({ id }, index) => [id, of(index)]))
const failed = (settingsOf: Record<string, string[]>) =>
  settingChecks(scenarios, settingsOf)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)

test('a setting with too few stories is reported, and quaint ones if they are too many', () => {
  expect(failed(assigned((index) => (index < 3 ? ['work', 'quaint'] : ['work'])))).toEqual(
    expect.arrayContaining(['stories in the setting “chats”', 'stories in the setting “quaint”']),
  )
  expect(failed(assigned(() => ['work', 'stakes']))).not.toContain('stories in the setting “work”')
})

test('a story whose setting no reader has assigned is reported', () => {
  const { [scenarios[0]?.id ?? '']: _, ...others } = assigned(() => ['work'])
  expect(failed(others)).toContain('stories whose setting no reader has assigned')
})

test('settings are assigned to every scenario of the bank, and to none that left it', () => {
  const ids = BANK.flatMap((entry) => entry.scenarios.map(({ id }) => id))
  expect(Object.keys(settings).sort()).toEqual(ids.sort())
})
