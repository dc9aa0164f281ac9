import { describe, expect, test } from 'vitest'
import { HERO } from '../content/hero.ts'
import { itemAt } from '../required.ts'
import { FRESH_HERO, invitationLine, isHeroSolved, stepsLeftLine, tapStep } from './hero-play.ts'

const broken = HERO.steps.findIndex(({ isSound }) => !isSound)
const after = (...steps: number[]) => steps.reduce((play, step) => tapStep(play, step, broken), FRESH_HERO)

describe('the argument on the home page', () => {
  test('has one step that does not follow, and marks only words that appear in it', () => {
    const breaking = HERO.steps.flatMap((step) => (step.isSound ? [] : [step]))
    expect(breaking).toHaveLength(1)
    const { text, ringed, claim } = itemAt(breaking, 0)
    expect(text).toContain(ringed)
    expect(text).toContain(claim)
  })

  test('scores one of one only for a right first tap, and does not praise a learner who was shown the answer', () => {
    expect(invitationLine(after(broken), broken)).toBe('Got it. Try eight more?')
    expect(invitationLine(after(0, broken), broken)).toBe('Found it. Eight more?')
    expect(invitationLine({ ...after(0), isShown: true }, broken)).toBe('Eight more?')
  })

  test('continues after a wrong tap and counts the steps left, and ignores a second tap on the same step', () => {
    expect(isHeroSolved(after(0), broken)).toBe(false)
    expect(stepsLeftLine(after(0), 3)).toBe('Two steps left.')
    expect(stepsLeftLine(after(0, 0, 1), 3)).toBe('One step left.')
  })

  test('is over once the step is found or shown', () => {
    expect(after(broken, 0)).toEqual(after(broken))
    const shown = { tapped: [], isShown: true }
    expect(tapStep(shown, 0, broken)).toBe(shown)
  })
})
