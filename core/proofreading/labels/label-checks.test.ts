import { describe, expect, test } from 'vitest'
import { itemAt } from '../../src/item-at.ts'
import { labelChecks, labelFigures } from './label-checks.ts'
import type { LabelQuestion } from './label-solvers.ts'

const question = (id: string, right: string, rest: string, more: Partial<LabelQuestion> = {}): LabelQuestion => ({
  id,
  labels: [right, ...rest],
  right,
  block: id,
  ...more,
})
/** H lists the other three as neighbors, they list none. */
const hubs = new Map([['H', new Set(['X', 'Y', 'Z'])]])

describe('the checks of labels', () => {
  const forms = ['A', 'B', 'C'] as const
  const failed = (questions: readonly LabelQuestion[]) =>
    labelChecks(questions, hubs)
      .filter(({ ok }) => !ok)
      .map(({ name }) => name)

  test('find a label that neighbors give away, and labels that one form teaches about the next', () => {
    const slots = forms.map((form) => question(form, 'H', 'XYZ', { form }))
    expect(failed(slots)).toEqual(
      expect.arrayContaining([
        'neighbor hub: slots, a form held out',
        'learned pairs: slots, a form held out',
        'weighed pairs: slots, a form held out',
        'label base rate: slots, a form held out',
      ]),
    )
  })

  test('find labels that practice teaches about the slots', () => {
    const practice = ['p1', 'p2'].map((id) => question(id, 'H', 'XYZ'))
    const slots = forms.map((form, index) => question(form, 'H', itemAt(['XYQ', 'XZQ', 'YZQ'], index), { form }))
    expect(failed([...practice, ...slots])).toContain('learned pairs: learned on practice, tried on slots')
  })

  test('find labels that one block of practice teaches about another', () => {
    const practice = ['p1', 'p2', 'p3'].map((id) => question(id, 'H', 'XYZ'))
    expect(failed(practice)).toContain('learned pairs: practice with its twins, a block held out')
  })

  test('find slots whose most connected label is never right', () => {
    const slots = forms.flatMap((form) => [question(`${form}1`, 'X', 'HAB', { form })])
    const row = labelChecks(
      slots,
      new Map([
        ['H', new Set(['X', 'A', 'B'])],
        ['A', new Set(['B'])],
        ['B', new Set(['A'])],
      ]),
    )[0]
    expect(row).toMatchObject({ ok: false, figure: '0%, mirror 100%' })
  })

  test('find a label that must be right because all the others of its set were right before', () => {
    const slots = [
      ...['H', 'X', 'Y'].map((right) => question(`A${right}`, right, 'HXYZ'.replace(right, ''), { form: 'A' })),
      question('BZ', 'Z', 'HXY', { form: 'B' }),
    ]
    expect(failed(slots)).toContain('elimination: slots, a form held out')
  })

  test('accept sets in which every label is right once', () => {
    const slots = forms.flatMap((form) =>
      [...'HXYZ'].map((right) => question(`${form}${right}`, right, 'HXYZ'.replace(right, ''), { form })),
    )
    expect(failed(slots)).toEqual([])
    expect(labelFigures(slots, hubs)[0]).toBe(
      'neighbor hub: each left out, flaws 25%, mirror 25%; each left out, all 25%, mirror 25%; odd and even 25%, mirror 25%',
    )
  })
})
