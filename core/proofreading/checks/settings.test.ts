import { expect, test } from 'vitest'
import { BANK } from '../../src/content/bank.ts'
import settings from '../readers/settings.json' with { type: 'json' }
import { isDraft, readVotes } from '../readers/votes.ts'
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

test('settings are assigned to every scenario of the bank that is no draft, and to none that left it', () => {
  const bank = BANK.flatMap((entry) => entry.scenarios)
  const [votes, assigned] = [readVotes(), Object.keys(settings)]
  const asked = bank.filter((scenario) => !isDraft(scenario, votes)).map(({ id }) => id)
  expect(asked.filter((id) => !assigned.includes(id))).toEqual([])
  expect(assigned.filter((id) => !bank.some((scenario) => scenario.id === id))).toEqual([])
})
