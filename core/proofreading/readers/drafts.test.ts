import { expect, test } from 'vitest'
import type { BankEntry } from '../../src/content/authoring.ts'
import { publishedBank } from '../../src/publishing/publish.ts'
import { ALL_SLOTS } from '../../src/quiz/slots.ts'
import { copies, practiceScenario, sampleConcept, sampleStudy, slotScenario, soundTwin } from '../sample-scenarios.ts'
import { draftChecks, draftIds } from './drafts.ts'
import type { Votes } from './votes.ts'

const inSlots = ALL_SLOTS.flatMap((slot) =>
  (['A', 'B'] as const).map((form) => ({ ...slotScenario, id: `${slot}-${form}`, slot, form })),
)
const flawed = copies(practiceScenario, 4)
const sound = copies(soundTwin, 2, (index) => ({ twinOf: `straw-man-book-${index}` }))
const near: BankEntry = {
  concept: { ...sampleConcept, id: 'slippery-slope', name: 'Slippery Slope' },
  study: sampleStudy,
  scenarios: copies({ ...practiceScenario, id: 'slippery-slope' }, 3).concat(
    copies({ ...soundTwin, id: 'slippery-slope-sound', twinOf: 'slippery-slope-0' }, 1),
  ),
}
const bank: BankEntry[] = [{ concept: sampleConcept, study: sampleStudy, scenarios: [...inSlots, ...flawed, ...sound] }]
const whole = [...bank, near]
/** Everything has been voted on but these. */
const votesWithout = (...drafts: string[]): Votes =>
  Object.fromEntries(
    whole
      .flatMap(({ scenarios }) => scenarios)
      .filter(({ id }) => !drafts.includes(id))
      .map(({ id }) => [id, { hash: 'x', votes: [{ pick: 'Straw Man', sure: 90, also: null }] }]),
  )
const publishedIds = (votes: Votes) =>
  publishedBank(whole, draftIds(whole, votes)).flatMap(({ scenarios }) => scenarios.map(({ id }) => id))

test('a practice scenario that is a draft is not published, and everything else is', () => {
  const gone = whole.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)).filter((id) => id !== 'straw-man-book-3')
  expect(publishedIds(votesWithout('straw-man-book-3'))).toEqual(gone)
})

test('a draft in a slot holds back its block in that form, and another form of the block is asked', () => {
  const ids = publishedIds(votesWithout('bias3-B'))
  expect(ids).not.toContain('bias3-B')
  expect(ids).not.toContain('bias12-B')
  expect(ids).toEqual(expect.arrayContaining(['bias3-A', 'bias12-A', 'bias13-B', 'q3-B']))
  expect(draftChecks(bank, votesWithout('bias3-B')).find(({ name }) => name.startsWith('slots'))?.ok).toBe(true)
})

test('a slot is reported as a hole when all its forms are drafts or held back', () => {
  const holes = draftChecks(bank, votesWithout('bias3-B', 'bias5-A'))[1]
  expect(holes).toMatchObject({ ok: false, figure: '12' })
})

test('a concept whose drafts leave too little to practice is reported', () => {
  const drafts = [...flawed, ...sound].map(({ id }) => id)
  expect(draftChecks(whole, votesWithout(...drafts))[2]?.notes[0]).toMatch(/^Straw Man: \d of 8 questions$/)
})
