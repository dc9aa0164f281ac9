import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { categoryTypeOf } from '../concepts/concepts.ts'
import { ACHIEVEMENTS } from '../content/achievements.ts'
import { itemAt, required } from '../required.ts'
import { progressAfter } from '../rules.fixture.ts'
import type { ConceptId } from '../vocabulary.ts'
import {
  achievementStandings,
  earnedAchievements,
  evidenceSoFar,
  type LearnerEvidence,
  lastRewardedRank,
  newAchievementIds,
  nextAchievement,
  progressPercent,
  progressToward,
} from './achievements.ts'

const NONE_HELD: ReadonlySet<string> = new Set()

/** The ids that the evidence earns a learner who holds `heldIds`. */
function earnedIds(evidence: LearnerEvidence, heldIds = NONE_HELD): string[] {
  return earnedAchievements(ACHIEVEMENTS, evidence, heldIds).map(({ id }) => id)
}

function progressOf(id: string, evidence: LearnerEvidence) {
  return progressToward(
    required(
      ACHIEVEMENTS.find((achievement) => achievement.id === id),
      id,
    ),
    evidence,
  )
}

test.each([
  [{ quizzesFinished: 1 }, ['first-quiz']],
  [{ quizzesFinished: 25 }, ['first-quiz', 'quiz-master']],
  [{ score: 100 }, ['perfect-score']],
  [{ fallaciesMastered: 24 }, ['fallacy-expert', 'skilled-learner']],
  [{ biasesMastered: 24 }, ['bias-hunter', 'skilled-learner']],
  [{ fallaciesMastered: 4, biasesMastered: 6 }, ['skilled-learner']],
  [{ longestStreak: 3 }, ['getting-started']],
  [{ longestStreak: 7 }, ['getting-started', 'week-warrior']],
  [{ longestStreak: 30 }, ['getting-started', 'week-warrior', 'monthly-master']],
  [{ registrationRank: 100 }, ['early-adopter']],
])('reaching %j earns the achievement %j', (evidence, ids) => {
  expect(earnedIds(evidence)).toEqual(ids)
})

test('falling one short of every requirement earns nothing', () => {
  expect(
    earnedIds({
      quizzesFinished: 0,
      score: 99,
      fallaciesMastered: 9,
      biasesMastered: 0,
      longestStreak: 2,
      registrationRank: 101,
    }),
  ).toEqual([])
})

test('progress is how much of the requirement has been reached, and never exceeds it', () => {
  expect(progressOf('quiz-master', { quizzesFinished: 7 })).toEqual({ value: 7, of: 25 })
  expect(progressOf('quiz-master', { quizzesFinished: 40 })).toEqual({ value: 25, of: 25 })
  expect(progressOf('skilled-learner', { fallaciesMastered: 2, biasesMastered: 1 })).toEqual({ value: 3, of: 10 })
  expect(progressOf('early-adopter', {})).toEqual({ value: 0, of: 1 })
})

const someEvidence: fc.Arbitrary<LearnerEvidence> = fc.record(
  {
    quizzesFinished: fc.nat(50),
    score: fc.nat(100),
    fallaciesMastered: fc.nat(24),
    biasesMastered: fc.nat(24),
    longestStreak: fc.nat(60),
    registrationRank: fc.integer({ min: 1, max: 1000 }),
  },
  { requiredKeys: [] },
)

test('an achievement is earned when its progress is full, and never twice', () => {
  fc.assert(
    fc.property(someEvidence, (evidence) => {
      const ids = earnedIds(evidence)

      for (const { id } of ACHIEVEMENTS) {
        const { value, of } = progressOf(id, evidence)
        expect(value).toBeLessThanOrEqual(of)
        expect(ids.includes(id)).toBe(value === of)
      }
      expect(earnedIds(evidence, new Set(ids))).toEqual([])
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('the last rank that earns an achievement is the highest one that any asks for', () => {
  expect(lastRewardedRank(ACHIEVEMENTS)).toBe(100)
  const thousandth = { ...itemAt(ACHIEVEMENTS, 0), requirement: { type: 'registration-rank' as const, value: 1000 } }
  expect(lastRewardedRank([...ACHIEVEMENTS, thousandth])).toBe(1000)
  const collector = { ...itemAt(ACHIEVEMENTS, 0), requirement: { type: 'quizzes-finished' as const, value: 5000 } }
  expect(lastRewardedRank([...ACHIEVEMENTS, collector])).toBe(100)
  expect(lastRewardedRank([])).toBe(0)
})

test('achievements from evidence and from paths are reported once, and never those already held', () => {
  const evidence = { fallaciesMastered: 24 }

  expect(newAchievementIds(ACHIEVEMENTS, [], evidence, ['fallacy-expert', 'bias-hunter'])).toEqual([
    'fallacy-expert',
    'skilled-learner',
    'bias-hunter',
  ])
  expect(newAchievementIds(ACHIEVEMENTS, ['skilled-learner', 'bias-hunter'], evidence, ['bias-hunter'])).toEqual([
    'fallacy-expert',
  ])
})

const NOTHING = { results: [], progress: [], longestStreak: 0 }

test('the evidence consists of all results, the best score, what is mastered, and the longest streak', () => {
  const after = (name: ConceptId, ...answers: boolean[]) => progressAfter(name, categoryTypeOf(name), answers, 1e9)
  const evidence = evidenceSoFar({
    results: [{ score: 40 }, { score: 92 }, { score: 75 }],
    progress: [
      after('halo-effect', true, true, true),
      after('straw-man', true, true, true),
      after('tu-quoque', true, true, true),
      after('ambiguity', true),
    ],
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
