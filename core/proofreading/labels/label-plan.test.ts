import { describe, expect, test } from 'vitest'
import { CONCEPT_NAMES } from '../../src/concepts/concept-names.ts'
import type { BankEntry } from '../../src/content/authoring.ts'
import { itemAt } from '../../src/required.ts'
import type { ConceptId } from '../../src/vocabulary.ts'
import {
  copies,
  decision,
  practiceScenario,
  sampleConcept,
  sampleEntry,
  samplePlan,
  sampleStudy,
  slotScenario,
  soundTwin,
} from '../sample-scenarios.ts'
import { blockProblems, type LabelBlock, type LabelPlan, openBlocks, planChecks, planFrom } from './label-plan.ts'

const [slotBlock, practiceBlock] = samplePlan
const bank = [sampleEntry(slotScenario, practiceScenario, soundTwin, decision)]
const changed = (block: LabelBlock, change: Partial<Pick<LabelBlock, 'labels' | 'serves'>>) => ({ ...block, ...change })

describe('the plan for a scenario in its block', () => {
  test('allows the four labels in any order, and sets the form', () => {
    expect(blockProblems(slotScenario, samplePlan)).toEqual([])
    expect(blockProblems(decision, samplePlan)).toEqual([])
  })

  test('refuses another label, another form, a missing block, and a decision inside a block', () => {
    const other = [changed(slotBlock, { labels: ['Straw Man', 'Slippery Slope', 'Ambiguity', 'Bandwagon'] })]
    expect(blockProblems(slotScenario, other)).toEqual(['block S1 asks for “Ambiguity” in place of “Loaded Question”'])
    expect(blockProblems({ ...slotScenario, form: 'B' }, samplePlan)).toEqual(['is form B, and block S1 is form A'])
    expect(blockProblems({ ...slotScenario, id: 'straw-man-x' }, samplePlan)).toEqual([
      'is in no block of the label plan',
    ])
    expect(blockProblems(decision, [changed(slotBlock, { serves: [decision.id] })])[0]).toContain('asks to decide')
  })
})

describe('the plan of labels', () => {
  test.each<[string, object, string]>([
    ['no list', {}, 'no list of blocks'],
    [
      'three labels',
      { blocks: [changed(slotBlock, { labels: ['Straw Man', 'Straw Man', 'A', 'B'] })] },
      'four different',
    ],
    ['a slot block without a form', { blocks: [{ ...slotBlock, form: undefined }] }, 'has form undefined'],
    ['nothing served', { blocks: [changed(slotBlock, { serves: [] })] }, 'serves nothing'],
  ])('is refused when it has %s', (_, json, message) => {
    expect(() => planFrom(json)).toThrow(message)
  })
})

test('a new scenario joins its twin’s block, a practice block, or a slot block that lacks one', () => {
  const open = (more: { form?: 'A'; twinOf?: string }) =>
    openBlocks({ name: 'Straw Man', form: more.form, twinOf: more.twinOf }, samplePlan).map(({ id }) => id)
  expect(open({})).toEqual(['P1'])
  expect(open({ twinOf: practiceScenario.id })).toEqual(['P1'])
  expect(open({ form: 'A' })).toEqual(['S1'])
})

const notes = (plan: LabelPlan, name: string) =>
  planChecks(bank, plan)
    .find((check) => check.name.includes(name))
    ?.notes.join('\n')

test('a plan is refused when it leaves out a scenario, lists one twice, or names an unknown one', () => {
  expect(notes([practiceBlock], 'exactly one')).toBe('straw-man-lamp is in none')
  expect(notes([...samplePlan, slotBlock], 'exactly one')).toBe('straw-man-lamp is in several')
  expect(notes([...samplePlan, changed(slotBlock, { serves: ['x'] })], 'exactly one')).toBe('x is no labeled scenario')
})

test('a plan is refused with a parent beside its child, a bias among fallacies, or a misplaced no-flaw label', () => {
  const entry = (id: ConceptId): BankEntry => ({
    concept: { ...sampleConcept, id, name: CONCEPT_NAMES[id], aliases: [] },
    study: sampleStudy,
    scenarios: [],
  })
  const wider = [...bank, entry('ad-hominem'), entry('tu-quoque'), entry('anchoring')]
  const found = planChecks(wider, [
    changed(slotBlock, { labels: ['Ad Hominem', 'Tu Quoque', 'Anchoring', 'No fallacy here'] }),
    changed(practiceBlock, { labels: ['Straw Man', 'Ad Hominem', 'Nonsense', 'Tu Quoque'] }),
  ]).find(({ name }) => name.includes('cannot be offered'))?.notes
  expect(found).toEqual(
    expect.arrayContaining([
      'S1 puts Ad Hominem beside Tu Quoque',
      'S1 offers Anchoring, which is of the other half',
      'S1 offers No fallacy here',
      'P1 offers no no-flaw label',
      'P1: Nonsense is unknown',
    ]),
  )
})

test('a plan is refused when two synonyms are in the same block', () => {
  const synonym: BankEntry = {
    concept: { ...sampleConcept, id: 'ambiguity', name: 'Ambiguity', aliases: ['strawman'] },
    study: sampleStudy,
    scenarios: [],
  }
  const plan = [changed(slotBlock, { labels: ['Straw Man', 'Ambiguity', 'Slippery Slope', 'Bandwagon'] })]
  expect(planChecks([...bank, synonym], plan).flatMap((check) => check.notes)).toContain(
    'S1 puts Straw Man beside Ambiguity',
  )
})

test('a label that is never right in its block is reported', () => {
  expect(notes(samplePlan, 'right too often')).toContain('S1: Slippery Slope is right 0 times')
  expect(notes([changed(practiceBlock, { serves: [practiceScenario.id] })], 'right too often')).toContain(
    'P1: No fallacy here is right 0 times',
  )
})

test('a concept that appears beside fewer than five others is reported', () => {
  expect(notes(samplePlan, 'fewest others')).toContain('Straw Man meets 3')
})

test('a no-flaw label is reported when it is right too often or appears in a slot', () => {
  const share = planChecks(bank, samplePlan).at(-1)
  expect(share).toMatchObject({ figure: '1 of 2, 50%', ok: false })
  const stray = [{ ...itemAt(bank, 0), scenarios: [{ ...slotScenario, options: practiceScenario.options }] }]
  expect(planChecks(stray, samplePlan).at(-1)?.notes).toEqual(['straw-man-lamp offers it in a slot'])
})

test('a concept may be the right label in practice at most once more often than the others', () => {
  const labels = ['Straw Man', 'Slippery Slope', 'Ambiguity', 'No fallacy here'] as const
  const more = (count: number): BankEntry => ({
    ...itemAt(bank, 0),
    scenarios: [soundTwin, ...copies(practiceScenario, count)],
  })
  const others = (['Slippery Slope', 'Ambiguity'] as const).map((name) => ({
    concept: { ...sampleConcept, name, aliases: [] },
    study: sampleStudy,
    scenarios: [{ ...practiceScenario, id: name }],
  }))
  const found = (count: number) => {
    const entries = [more(count), ...others]
    const serves = entries.flatMap(({ scenarios }) => scenarios.map(({ id }) => id))
    return planChecks(entries, [changed(practiceBlock, { labels, serves })])[2]?.notes
  }
  expect(found(2)).toEqual([])
  expect(found(3)).toEqual(['P1: Slippery Slope is right 1 times', 'P1: Ambiguity is right 1 times'])
})
