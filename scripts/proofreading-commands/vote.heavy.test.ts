import { describe, expect, test } from 'vitest'
import { loadConcept } from '../../core/proofreading/commands/concept-files.ts'
import { itemAt } from '../../core/src/item-at.ts'
import { required } from '../../core/src/required.ts'
import { useBankCopy } from './bank-copy.fixture.ts'

const bank = useBankCopy()

const FILE = 'core/src/content/fallacies/straw-man.ts'
const inPractice = (await loadConcept('straw-man')).scenarios.filter(({ slot, kind }) => !slot && kind === 'spot')
const [first, second] = [itemAt(inPractice, 0), itemAt(inPractice, 1)]

/** The text beside a letter, as the reader saw it. */
const shownAs = (letter: string, printed: string) => new RegExp(`^${letter}\\. (.*)$`, 'm').exec(printed)?.[1]

test('nobody is asked anything while no scenario waits for votes', () => {
  expect(bank.run('vote')).toEqual({ status: 0, printed: '0 scenarios wait for votes.\n' })
})

describe('a reader', () => {
  test('sees a draft without its key or rationales, and has the vote saved with the text that was picked', () => {
    bank.forgetVotes(first.id)
    const { status, printed } = bank.run('vote', [], ['ann', 'B', '80%', 'B', '2'])
    expect(status).toBe(0)
    expect(printed).toContain('1 scenario waits for votes.')
    expect(printed).toContain(first.scenario)
    for (const { rationale } of first.options) expect(printed).not.toContain(rationale)
    expect(printed).toContain('Thank you, 1 vote saved.')

    const pick = required(shownAs('B', printed), 'option B')
    expect(first.options.map(({ text }) => text)).toContain(pick)
    // The picked option does not count as another one that could be defended.
    expect(bank.votes()[first.id]?.votes).toEqual([{ reader: 'ann', pick, sure: 80, also: null, hesitation: 2 }])
  })

  test('is asked again after an answer that does not fit, and may defend a second option', () => {
    bank.forgetVotes(first.id)
    const { printed } = bank.run('vote', [], ['ann', 'E', 'a', '101', '60', 'C', 'at once', '1'])
    expect(printed).toContain('Please answer with one of these: A, B, C, D, stop.')
    expect(printed).toContain('Please answer with a whole number from 0 to 100.')
    expect(bank.votes()[first.id]?.votes).toEqual([
      { reader: 'ann', pick: shownAs('A', printed), sure: 60, also: shownAs('C', printed), hesitation: 1 },
    ])
  })

  test('who stops keeps the votes given before', () => {
    bank.forgetVotes(first.id, second.id)
    const { status, printed } = bank.run('vote', [], ['ann', 'A', '50', 'no', '3', 'stop'])
    expect([status, printed]).toEqual([0, expect.stringContaining('Thank you, 1 vote saved.')])
    const saved = [first.id, second.id].flatMap((id) => bank.votes()[id]?.votes ?? [])
    expect(saved).toEqual([expect.objectContaining({ reader: 'ann', sure: 50, hesitation: 3 })])
  })

  test('whose input ends in the middle of a scenario saves nothing about it', () => {
    bank.forgetVotes(first.id)
    const { status, printed } = bank.run('vote', [], ['ann', 'A', '50'])
    expect([status, printed]).toEqual([1, expect.stringContaining('what you answered before is saved.')])
    expect(bank.votes()[first.id]).toBeUndefined()
  })
})

describe('a correction', () => {
  test('of a word keeps the votes, with its reason', () => {
    bank.edit(FILE, first.scenario, `${first.scenario} So there.`)
    const { status, printed } = bank.run('vote', ['--carry', first.id, 'Its', 'last words.'])
    expect([status, printed]).toEqual([0, `The votes on ${first.id} hold for the corrected story.\n`])
    expect(bank.votes()[first.id]?.carried?.reason).toBe('Its last words.')
  })

  test.each([
    [first.id, 'its votes hold as it stands'],
    ['straw-man-on-the-moon', 'there is no such scenario'],
  ])('of %s is refused, because %s', (id, why) => {
    const before = bank.votes()
    const { status, printed } = bank.run('vote', ['--carry', id, 'Its last words.'])
    expect([status, printed]).toEqual([1, `The votes on ${id} are not carried over: ${why}.\n`])
    expect(bank.votes()).toEqual(before)
  })
})

test.each([[['straw-man']], [['--carry', 'straw-man-lamp']], [['--blind']]])(
  'vote with the words %j says how it is used',
  (words) => {
    expect(bank.run('vote', words)).toEqual({
      status: 1,
      printed: expect.stringContaining('npm run bank -- vote --carry ID'),
    })
  },
)
