import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../content/achievements.ts'
import { progressAfter } from '../testing.ts'
import { achievementStandings, evidenceSoFar, nextAchievement, progressPercent } from './achievements.ts'

const NOTHING = { results: [], progress: [], longestStreak: 0 }

test('the evidence consists of all results, the best score, what is mastered, and the longest streak', () => {
  const mastered = progressAfter('halo-effect', 'cognitive-biases', [true, true, true], 1_000_000_000)

  const fallacies = (['straw-man', 'tu-quoque'] as const).map((name) =>
    progressAfter(name, 'logical-fallacies', [true, true, true], 1_000_000_000),
  )

  const evidence = evidenceSoFar({
    results: [{ score: 40 }, { score: 92 }, { score: 75 }],
    progress: [mastered, ...fallacies],
    longestStreak: 4,
  })

  expect(evidence).toEqual({
    quizzesFinished: 3,
    score: 92,
    fallaciesMastered: 2,
    biasesMastered: 1,
    longestStreak: 4,
  })
})

test('every achievement is listed, if earned with a date or else with progress so far', () => {
  const earned = [{ achievementId: 'first-quiz', earnedAt: 5000 }]
  const standings = achievementStandings(ACHIEVEMENTS, earned, evidenceSoFar({ ...NOTHING, results: [{ score: 96 }] }))
  const standingOf = (id: string) => standings.find(({ achievement }) => achievement.id === id)

  expect(standings).toHaveLength(ACHIEVEMENTS.length)
  expect(standingOf('first-quiz')?.earnedAt).toBe(5000)
  expect(standingOf('perfect-score')).toMatchObject({ earnedAt: null, progress: { value: 96, of: 100 } })
  expect(standingOf('early-adopter')?.progress).toBeNull()
})

test('the next achievement is the nearest unearned one, and for a newcomer the first quiz', () => {
  const newcomer = achievementStandings(ACHIEVEMENTS, [], evidenceSoFar(NOTHING))
  const earned = ['first-quiz', 'getting-started'].map((achievementId) => ({ achievementId, earnedAt: 1 }))
  const learner = achievementStandings(
    ACHIEVEMENTS,
    earned,
    evidenceSoFar({ ...NOTHING, results: Array(10).fill({ score: 50 }), longestStreak: 6 }),
  )

  expect(nextAchievement(newcomer)?.name).toBe('First Steps')
  expect(nextAchievement(learner)?.name).toBe('Week Warrior')
})

test('no achievement comes next when only the one for early sign-up is missing', () => {
  const earned = ACHIEVEMENTS.filter(({ id }) => id !== 'early-adopter').map(({ id }) => ({
    achievementId: id,
    earnedAt: 1,
  }))

  expect(nextAchievement(achievementStandings(ACHIEVEMENTS, earned, {}))).toBeNull()
})

test('progress toward an achievement is given in percent', () => {
  expect([0, 3, 12].map((value) => progressPercent({ value, of: 12 }))).toEqual([0, 25, 100])
})
