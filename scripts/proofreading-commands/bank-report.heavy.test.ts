import { expect, test } from 'vitest'
import { loadConcept } from '../../core/proofreading/commands/concept-files.ts'
import { itemAt } from '../../core/src/item-at.ts'
import { useBankCopy } from './bank-copy.fixture.ts'

const bank = useBankCopy()

const FILE = 'core/src/content/fallacies/straw-man.ts'
const { scenarios } = await loadConcept('straw-man')
const inPractice = scenarios.filter(({ slot, twinOf }) => !slot && !twinOf)
const [draft, changed] = [itemAt(inPractice, 0), itemAt(inPractice, 1)]

test('a draft and a scenario changed after its votes are listed as open, and fail nothing', () => {
  bank.forgetVotes(draft.id)
  bank.edit(FILE, changed.scenario, `${changed.scenario} So there.`)
  const { status, printed } = bank.run('report')
  expect(printed).toContain(`    ${draft.id}, a draft\n`)
  expect(printed).toContain('· unvoted as they stand: 1\n')
  expect(printed).toMatch(/^Straw Man +\d+ spot, 0 decide, \d+ sound +100% agree, 2 open$/m)
  expect(printed).toMatch(/^Anchoring +\d+ spot, \d+ decide, \d+ sound +100% agree$/m)
  expect(status).toBe(0)
})

test('a problem of one scenario is named and fails the report', () => {
  bank.edit(FILE, changed.scenario, `${changed.scenario} So there.`)
  bank.edit(FILE, `decidingWords: ['`, `decidingWords: ['never said, `)
  const { status, printed } = bank.run('report')
  expect(printed).toMatch(/problems of single entries/)
  expect(printed).toContain('never said, ')
  expect(status).toBe(1)
})

test('nothing is counted while a scenario is half written; what it lacks is named', () => {
  bank.edit(FILE, `    domain: '${itemAt(scenarios, 0).domain}',\n`, '')
  const { status, printed } = bank.run('report')
  expect(printed).toBe(
    `Nothing can be counted before this is written:\n${itemAt(scenarios, 0).id}: domain is missing\n`,
  )
  expect(status).toBe(1)
})
