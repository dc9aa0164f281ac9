import { expect, test } from 'vitest'
import { asOptions, copies, practiceScenario, sampleEntry } from '../sample-scenarios.ts'
import { bagOfWordsChecks, triggerChecks } from './word-clues.ts'

const [strawMan, slope, loaded, noFlaw] = practiceScenario.options
const { right: _, ...strawManWrong } = strawMan
const slopeRight = asOptions([strawManWrong, { ...slope, right: true }, loaded, noFlaw])

/** Texts in which Slippery Slope is offered: right or not, with a word that suggests it or not. */
const texts = (count: number, isRight: boolean, hasTrigger: boolean) =>
  copies(practiceScenario, count, () => ({
    scenario: hasTrigger ? 'Before long it will all be gone.' : 'The lamp is on.',
    ...(isRight && { options: slopeRight }),
  }))

test('a trigger word that means “not this label” is reported, and so is one that means “this label”', () => {
  const [ratio] = triggerChecks([
    ...texts(2, true, true),
    ...texts(10, false, true),
    ...texts(5, true, false),
    ...texts(5, false, false),
  ])
  expect(ratio).toMatchObject({ ok: false, limit: '1 to 2' })
  const [even] = triggerChecks([
    ...texts(4, true, true),
    ...texts(6, false, true),
    ...texts(5, true, false),
    ...texts(9, false, false),
  ])
  expect(even?.notes).toContain('slippery-slope: right 4/10 with its words, 5/14 without')
  const [eager] = triggerChecks([...texts(9, true, true), ...texts(1, true, false), ...texts(9, false, false)])
  expect(eager?.ok).toBe(false)
})

test('a label that is hardly ever right where its words occur, or never right without them, is reported', () => {
  const seldom = triggerChecks([...texts(1, true, true), ...texts(11, false, true), ...texts(1, true, false)])
  expect(seldom[1]).toMatchObject({ ok: false, notes: ['slippery-slope: 8.3%'] })
  const always = triggerChecks([...texts(3, true, true), ...texts(1, true, false), ...texts(9, false, false)])
  expect(always[2]).toMatchObject({ ok: false })
  expect(always[2]?.notes).toContain('slippery-slope: 25%')
})

test('a bank whose words give its labels away is reported', () => {
  const told = (count: number, isSlope: boolean) =>
    copies(practiceScenario, count, (index) => ({
      id: `straw-man-${isSlope ? 'slope' : 'man'}-${index}`,
      scenario: isSlope ? 'Tomorrow it gets worse and worse.' : 'He twisted what she said.',
      ...(isSlope && { options: slopeRight }),
    }))
  const [given, mirror] = bagOfWordsChecks([sampleEntry(...told(6, true), ...told(6, false))], [])
  expect(given).toMatchObject({ ok: false, figure: '12 of 12, 100%' })
  expect(mirror?.ok).toBe(true)
})
