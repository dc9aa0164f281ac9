import type { Unchanging } from '@think-twice/contract/endpoint'
import type { PersonalData } from '@think-twice/contract/export'
import { itemLabel } from '@think-twice/core/concepts/concept-names'
import { progressReply } from '@think-twice/core/learning/mastery'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import type { Stores } from '../storage/stores.ts'

/**
 * Everything kept about a person; null without such an account. `contract/src/export.ts` names what is left out. `now`
 * is milliseconds since 1970.
 */
export async function readPersonalData(
  stores: Stores,
  userId: number,
  now: number,
): Promise<Unchanging<PersonalData> | null> {
  const details = await stores.accounts.find(userId)
  if (!details) return null
  const { recoveryMadeAt, ...account } = details
  const signIns = await stores.signIns.list(userId, now)
  const answers = await stores.answers.list(userId)
  return {
    format: 'think-twice-export',
    version: 2,
    exportedAt: now,
    account: { ...account, recoveryCodeMadeAt: recoveryMadeAt },
    learner: await stores.learners.find(userId),
    signIns: signIns.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      signedInAt: createdAt,
      lastUsedAt: lastSeenAt,
      endsAt: expiresAt,
    })),
    ...(await resultsAndQuestions(stores, userId)),
    answers: answers
      .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
      .map(({ scenarioId: scenario, itemId, ...answer }) => ({ ...answer, itemId: itemLabel(itemId), scenario })),
    disputes: (await stores.disputes.list(userId)).map(({ scenarioId: scenario, ...said }) => ({ scenario, ...said })),
    progress: (await stores.progress.list(userId)).map(progressReply),
    activityDays: (await stores.streak.days(userId)).sort(),
    favorites: await stores.favorites.listDated(userId),
    achievements: await stores.achievements.listWhole(userId),
    learningPaths: await stores.learningPaths.list(userId),
    classes: await classesOf(stores, userId),
    seats: await seatsOf(stores, userId),
  }
}

/** The classes that a person opened, with the labels and rounds that they gave them. */
async function classesOf(stores: Stores, userId: number): Promise<Unchanging<PersonalData>['classes']> {
  const classes = []
  for (const classroom of await stores.classes.list(userId)) {
    const { name, kind, code, isOpen, openedAt, lastUsedAt } = classroom
    const labels = (await stores.classSeats.list(classroom)).flatMap(({ label }) => label ?? [])
    const rounds = (await stores.classRounds.list(classroom)).map(({ kind, scenarioIds, openedAt, dueAt, endedAt }) => {
      return { kind, scenarioIds, openedAt, dueAt, endedAt }
    })
    classes.push({ name, kind, code, isOpen, openedAt, lastUsedAt, labels, rounds })
  }
  return classes
}

/** The seats that a person took in classes, with their answers by round and position: a live scenario has no name yet. */
async function seatsOf(stores: Stores, userId: number): Promise<Unchanging<PersonalData>['seats']> {
  const seats = []
  for (const seat of await stores.classSeats.listOfAccount(userId)) {
    const answers = (await stores.classVotes.listOfSeat(seat)).map(({ roundId: round, seatId, ...vote }) => {
      return { round, ...vote }
    })
    seats.push({ className: seat.className, label: seat.label, joinedAt: seat.joinedAt, answers })
  }
  return seats
}

/** The results, oldest first, and the questions that they asked, each once. */
async function resultsAndQuestions(
  { quizResults, questions }: Stores,
  userId: number,
): Promise<Pick<Unchanging<PersonalData>, 'results' | 'questions'>> {
  const results = await quizResults.listWhole(userId)
  const asked = [...new Set(results.flatMap(({ asked }) => asked.map(({ questionId }) => questionId)))]
  const found = await questions.find(asked)
  const kept = asked.flatMap((id) => found.get(id) ?? [])
  const places = new Map(asked.filter((id) => found.has(id)).map((id, place) => [id, place]))
  return {
    results: results.map(({ asked, ...result }) => ({
      ...result,
      asked: asked.flatMap(({ questionId, ...answer }) => {
        const question = places.get(questionId)
        return question === undefined ? [] : [{ question, ...answer }]
      }),
    })),
    questions: sentQuestions(kept),
  }
}
