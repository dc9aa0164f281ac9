import { expect, test } from 'vitest'
import { LABEL_PLAN, openBlocks, planFrom } from '../../core/proofreading/labels/label-plan.ts'
import { BANK } from '../../core/src/content/bank.ts'
import { required } from '../../core/src/required.ts'
import { useBankCopy } from './bank-copy.fixture.ts'

const bank = useBankCopy()
const statusQuo = required(
  BANK.find(({ concept }) => concept.name === 'Status Quo Bias'),
  'Status Quo Bias',
).scenarios

/** A decision as its author types it, up to the option that the changed fact makes right. */
const DECISION = [
  'Status Quo',
  'no',
  'Trial bread',
  'decide',
  ...['scene', 'work', 'medium'],
  'You run a daycare kitchen. The bread has always come from Harlan’s, for twelve dollars a day. For two weeks you’ve tried the bakery on Mill Street instead: the children ate just as much of it, it was on time every morning, and it costs nine. Both bakeries want an answer by tonight. What do you do?',
  '',
  'the children ate just as much of it | on time every morning',
  ...['Order every day’s bread from Mill Street from tomorrow on.', 'go ahead'],
  '“The children ate just as much of it,” it was “on time every morning,” and it costs less. The one thing left in Harlan’s favor is that you’ve always bought there.',
  ...['Order every day’s bread from Harlan’s from tomorrow on.', 'decline'],
  'Harlan’s has never let you down, and that counts. But in two weeks the Mill Street bakery hasn’t either, and it charges three dollars less a day.',
  ...['Order the bread from each of the two every other week.', 'split'],
  'Splitting the order looks fair to both bakers. It would cost more than Mill Street alone, and the children would get nothing for it.',
  ...['Wait another two weeks before you choose one of them.', 'wait'],
  'Two more weeks of trying sounds careful, but the first two answered everything you wanted to know, and both bakeries want an answer by tonight.',
  'On four of its ten mornings, the Mill Street bread came after breakfast was over.',
  '1',
]

test('a well-made decision is written to its concept’s file, formatted, and found to need nothing but votes', () => {
  const file = 'core/src/content/biases/status-quo-bias.ts'
  const { status, printed } = bank.run('new', [], DECISION)
  expect(printed).toContain('Nothing to mend. It is a draft until people have voted on it: npm run bank -- vote.')
  expect(status).toBe(0)

  const [, written = ''] = bank.read(file).split("    id: 'status-quo-bias-trial-bread',\n")
  expect(written).toContain(
    "    kind: 'decide',\n    genre: 'scene',\n    domain: 'work',\n    difficulty: 'medium',\n",
  )
  expect(written).toContain("    decidingWords: ['the children ate just as much of it', 'on time every morning'],\n")
  expect(written).toContain("      makesRight: 'Order every day’s bread from Harlan’s from tomorrow on.',\n")
  const { status: proofread, printed: problems } = bank.run('proofread', ['status-quo-bias'])
  expect([proofread, problems]).toEqual([0, expect.stringContaining('0 problems to mend')])
})

test('the right option goes to the place where it stands least often in the file, so that places stay even', () => {
  bank.run('new', [], DECISION)
  const [, written = ''] = bank.read('core/src/content/biases/status-quo-bias.ts').split('status-quo-bias-trial-bread')
  const options = written.slice(written.indexOf('options:'), written.indexOf('flip:')).split('text: ').slice(1)
  const place = options.findIndex((option) => option.includes('right: true'))
  const counts = [0, 1, 2, 3].map((at) => statusQuo.filter((scenario) => scenario.options[at]?.right).length)
  expect(counts[place]).toBe(Math.min(...counts))
  expect(counts[place]).toBeLessThan(Math.max(...counts))
})

test('a question about a name offers the four labels of a block of the plan, joins it, and is told what to mend', () => {
  const [block] = openBlocks({ name: 'Straw Man', form: undefined, twinOf: undefined }, LABEL_PLAN)
  const typed = [
    ...['nonsense', 'straw-man', 'no', 'Two lamps', 'spot', block?.id ?? '', 'chat', 'family', 'easy'],
    ...['Ann: Less light?', 'Ben: So we sit in the dark.', '', 'sit in the dark'],
    ...['He says “sit in the dark”.', 'Not this.', 'Nor this.', 'Nor that.'],
  ]
  const { status, printed } = bank.run('new', [], typed)
  expect(printed).toContain('There is no concept “nonsense”.')
  expect(printed).toContain('The right option: Straw Man')
  for (const label of block?.labels ?? []) expect(printed).toContain(`: ${label}\n`)
  expect(printed).toMatch(/story of straw-man-two-lamps|straw-man-two-lamps: /)
  expect(printed).toContain('Please mend these in the file, then run: npm run bank -- proofread straw-man')
  expect(status).toBe(1)

  const plan = planFrom(JSON.parse(bank.read('core/proofreading/label-plan.json')))
  expect(plan.find(({ id }) => id === block?.id)?.serves).toEqual([...(block?.serves ?? []), 'straw-man-two-lamps'])
  expect(bank.read('core/src/content/fallacies/straw-man.ts')).toContain(
    'Ann: Less light?\\nBen: So we sit in the dark.',
  )
})

test('answers that end early write nothing', () => {
  const before = bank.read('core/src/content/biases/anchoring.ts')
  const { status, printed } = bank.run('new', [], ['Anchoring', 'no', 'A story'])
  expect([status, printed]).toEqual([1, expect.stringContaining('The input ended: nothing was written.')])
  expect(bank.read('core/src/content/biases/anchoring.ts')).toBe(before)
})
