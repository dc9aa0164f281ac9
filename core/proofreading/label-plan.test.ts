import { describe, expect, test } from 'vitest'
import { blockProblems, type LabelBlock, openBlocks, planFrom } from './label-plan.ts'
import { decision, practiceScenario, samplePlan, slotScenario } from './sample-scenarios.ts'

const [slotBlock] = samplePlan
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
      'stands in no block of the label plan',
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
