import { getAchievements } from '@think-twice/contract/learning'
import { expect, test } from 'vitest'
import { NOON, onEachDatabase, type Reply, startTestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

onEachDatabase('achievements', (on) => {
  const { my } = on

  test('appear in the list once, with the time at which they were earned', async () => {
    for (const id of ['one', 'two'])
      await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id, recordActivity: true }))
    const earned = bodyOf(getAchievements, await on.ada.get(my('achievements')))
    expect(earned.filter(({ achievementId }) => achievementId === 'first-quiz')).toEqual([
      { achievementId: 'first-quiz', earnedAt: NOON },
    ])
  })

  test('reward the first hundred people to register as early adopters, and nobody after them', async () => {
    const fresh = await startTestApp(on.database)
    fresh.services.passwords.hash = async () => 'not a hash'
    // A few at a time: more would wait so long for a connection that they are told to come back later.
    const earned: Reply[] = []
    for (let batch = 0; batch < 8; batch++) {
      const people = await Promise.all(Array.from({ length: 13 }, () => fresh.person()))
      earned.push(...(await Promise.all(people.map(({ id, get }) => get(`/api/users/${id}/achievements`)))))
    }
    const early = earned.filter(({ body }) => JSON.stringify(body).includes('early-adopter'))
    expect(early).toHaveLength(100)
    await fresh.stop()
  })
})
