import { describe, expect, test } from 'vitest'
import { HERO } from '../content/hero.ts'
import { FRESH_HERO, isHeroSolved, stepsLeftLine, tapStep, wayOnLine } from './hero-play.ts'

const broken = HERO.steps.findIndex(({ isSound }) => !isSound)
const after = (...steps: number[]) => steps.reduce((play, step) => tapStep(play, step, broken), FRESH_HERO)

describe('the argument on the home page', () => {
  test('has one step that does not follow, and marks only words that stand in it', () => {
    const breaking = HERO.steps.flatMap((step) => (step.isSound ? [] : [step]))
    expect(breaking).toHaveLength(1)
    const [{ text, ringed, claim }] = breaking as [(typeof breaking)[number]]
    expect(text).toContain(ringed)
    expect(text).toContain(claim)
  })

  test('counts one of one only for the first tap, and praises nobody who had it shown', () => {
    expect(wayOnLine(after(broken), broken)).toBe('Got it. Try eight more?')
    expect(wayOnLine(after(0, broken), broken)).toBe('Found it. Eight more?')
    expect(wayOnLine({ ...after(0), isShown: true }, broken)).toBe('Eight more?')
  })

  test('stays open after a wrong tap and says how many steps are left; a second tap on one changes nothing', () => {
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
