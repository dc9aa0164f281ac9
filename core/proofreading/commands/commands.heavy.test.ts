import { describe, expect, test } from 'vitest'
import { itemAt, required } from '../../src/required.ts'
import { LABEL_PLAN, openBlocks, planFrom } from '../labels/label-plan.ts'
import { useBankCopy } from './bank-copy.fixture.ts'
import { loadConcept } from './concept-files.ts'

const bank = useBankCopy()

const STRAW_MAN = 'core/src/content/fallacies/straw-man.ts'
const STATUS_QUO = 'core/src/content/biases/status-quo-bias.ts'
const strawMan = (await loadConcept('straw-man')).scenarios
const statusQuo = (await loadConcept('status-quo-bias')).scenarios
const inPractice = strawMan.filter(({ slot, kind }) => !slot && kind === 'spot')
const [first, second] = [itemAt(inPractice, 0), itemAt(inPractice, 1)]

describe('npm run bank -- new', () => {
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

  test('writes a well-made decision, formatted, with the right option in the place where the file has it least often', () => {
    const { status, printed } = bank.run('new', [], DECISION)
    expect(printed).toContain('Nothing to mend. It is a draft until people have voted on it: npm run bank -- vote.')
    expect(status).toBe(0)

    const [, written = ''] = bank.read(STATUS_QUO).split("    id: 'status-quo-bias-trial-bread',\n")
    expect(written).toContain(
      "    kind: 'decide',\n    genre: 'scene',\n    domain: 'work',\n    difficulty: 'medium',\n",
    )
    expect(written).toContain("    decidingWords: ['the children ate just as much of it', 'on time every morning'],\n")
    expect(written).toContain("      makesRight: 'Order every day’s bread from Harlan’s from tomorrow on.',\n")
    const options = written.slice(written.indexOf('options:'), written.indexOf('flip:')).split('text: ').slice(1)
    const place = options.findIndex((option) => option.includes('right: true'))
    const counts = [0, 1, 2, 3].map((at) => statusQuo.filter((scenario) => scenario.options[at]?.right).length)
    expect(counts[place]).toBe(Math.min(...counts))
    expect(bank.run('proofread', ['status-quo-bias']).printed).toContain('0 problems to mend')
  })

  test('offers the four labels of a block of the plan for a question about a name, and says what to mend', () => {
    const [block] = openBlocks({ name: 'Straw Man', form: undefined, twinOf: undefined }, LABEL_PLAN)
    const typed = [
      ...['nonsense', 'straw-man', 'no', 'Two lamps', 'spot', block?.id ?? '', 'chat', 'family', 'easy'],
      ...['Ann: Less light?', 'Ben: So we sit in the dark.', '', 'sit in the dark', 'Ben: So we sit in the dark.'],
      ...['He says “sit in the dark”.', 'Not this.', 'Nor this.', 'Nor that.'],
    ]
    const { status, printed } = bank.run('new', [], typed)
    expect(printed).toContain('There is no concept “nonsense”.')
    expect(printed).toContain('The right option: Straw Man')
    for (const label of block?.labels ?? []) expect(printed).toContain(`: ${label}\n`)
    expect(printed).toContain('Please mend these in the file, then run: npm run bank -- proofread straw-man')
    expect(status).toBe(1)

    const plan = planFrom(JSON.parse(bank.read('core/proofreading/label-plan.json')))
    expect(plan.find(({ id }) => id === block?.id)?.serves).toContain('straw-man-two-lamps')
    expect(bank.read(STRAW_MAN)).toContain('Ann: Less light?\\nBen: So we sit in the dark.')
  })

  test('writes nothing when the answers end early', () => {
    const { status, printed } = bank.run('new', [], ['Status Quo', 'no', 'A story'])
    expect([status, printed]).toEqual([1, expect.stringContaining('The input ended: nothing was written.')])
    expect(bank.read(STATUS_QUO)).not.toContain('A story')
  })
})

describe('npm run bank -- vote', () => {
  /** The text beside a letter, as the reader saw it. */
  const shownAs = (letter: string, printed: string) => new RegExp(`^${letter}\\. (.*)$`, 'm').exec(printed)?.[1]

  test('shows a draft without its key or rationales, asks again after an unfit answer, and saves the texts picked', () => {
    bank.forgetVotes(first.id)
    const { printed } = bank.run('vote', [], ['ann', 'E', 'a', '101', '60%', 'C', 'at once', '1'])
    expect(printed).toContain('1 scenario waits for votes.')
    expect(printed).toContain(first.scenario)
    for (const { rationale } of first.options) expect(printed).not.toContain(rationale)
    expect(printed).toContain('Please answer with one of these: A, B, C, D, stop.')
    expect(printed).toContain('Please answer with a whole number from 0 to 100.')
    expect(bank.votes()[first.id]?.votes).toEqual([
      {
        reader: 'ann',
        pick: required(shownAs('A', printed), 'A'),
        sure: 60,
        also: shownAs('C', printed),
        hesitation: 1,
      },
    ])
    expect(bank.run('vote').printed).toContain('1 scenario waits for votes.')
  })

  test('keeps earlier votes of a reader who stops, and does not count the picked option as a second one', () => {
    bank.forgetVotes(first.id, second.id)
    const { status, printed } = bank.run('vote', [], ['ann', 'A', '50', 'A', '3', 'stop'])
    expect([status, printed]).toEqual([0, expect.stringContaining('Thank you, 1 vote saved.')])
    const saved = [first.id, second.id].flatMap((id) => bank.votes()[id]?.votes ?? [])
    expect(saved).toEqual([expect.objectContaining({ reader: 'ann', sure: 50, also: null, hesitation: 3 })])
  })

  test('carries votes over to a correction, with its reason, and refuses where nothing changed', () => {
    bank.edit(STRAW_MAN, first.scenario, `${first.scenario} So there.`)
    const { status, printed } = bank.run('vote', ['--carry', first.id, 'Its', 'last words.'])
    expect([status, printed]).toEqual([0, `The votes on ${first.id} hold for the corrected story.\n`])
    expect(bank.votes()[first.id]?.carried?.reason).toBe('Its last words.')
    expect(bank.run('vote', ['--carry', second.id, 'No reason.'])).toEqual({
      status: 1,
      printed: `The votes on ${second.id} are not carried over: its votes hold as it stands.\n`,
    })
  })

  test('says how it is used when its words make no sense', () => {
    const usage = { status: 1, printed: expect.stringContaining('npm run bank -- vote --carry ID') }
    expect(bank.run('vote', ['--carry', first.id])).toEqual(usage)
  })
})

describe('npm run bank -- report', () => {
  test('lists a draft and a scenario changed after its votes as open, and fails for neither', () => {
    bank.forgetVotes(first.id)
    const written = second.scenario.replaceAll('\n', '\\n')
    bank.edit(STRAW_MAN, written, `${written} So there.`)
    const { status, printed } = bank.run('report')
    expect(printed).toContain(`    ${first.id}, a draft\n`)
    expect(printed).toContain('· unvoted as they stand: 1\n')
    expect(printed).toMatch(/^Straw Man +\d+ spot, 0 decide, \d+ sound +100% agree, 2 open$/m)
    expect(printed).toMatch(/^Anchoring +\d+ spot, \d+ decide, \d+ sound +100% agree$/m)
    expect(status).toBe(0)
  })

  test('fails for a problem of one scenario, and names it', () => {
    bank.edit(STRAW_MAN, `decidingWords: ['`, `decidingWords: ['never said, `)
    const { status, printed } = bank.run('report')
    expect(printed).toContain('deciding words “never said, ')
    expect(status).toBe(1)
  })

  test('counts nothing while a scenario is half written, and names what it lacks', () => {
    bank.edit(STRAW_MAN, `    domain: '${itemAt(strawMan, 0).domain}',\n`, '')
    expect(bank.run('report')).toEqual({
      status: 1,
      printed: `Nothing can be counted before this is written:\n${itemAt(strawMan, 0).id}: domain is missing\n`,
    })
  })
})
