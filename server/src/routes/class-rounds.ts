import { getRound, patchRound, postRound } from '@think-twice/contract/class-rounds'
import { moveRound, openRound, summaryOf } from '../classes/class-rounds.ts'
import { ownClass, takeOwnClass, touchClass } from '../classes/classes.ts'
import { teachersRound } from '../classes/round-views.ts'
import { reply, serve } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

/** The calls of a teacher about the rounds of a class. */
export function classRoundRoutes({ storage, clock }: Services) {
  return [
    serve(postRound, async ({ userId, params, body }) => {
      const { dueAt = null, follows = null, ...round } = body
      const opened = await storage.transaction(async (stores) => {
        const classroom = await takeOwnClass(stores, userId, params.classId)
        await touchClass(stores, classroom, clock.now())
        return openRound(stores, classroom, { ...round, dueAt, follows }, clock.now())
      })
      return reply(201, summaryOf(opened, 0, clock.now()))
    }),

    serve(getRound, async ({ userId, params }) => {
      const round = await storage.read(async (stores) => {
        const classroom = await ownClass(stores, userId, params.classId)
        const found = await stores.classRounds.find(classroom, params.roundId)
        if (!found) throw new Refusal('round-not-found')
        return teachersRound(stores, classroom, found, clock.now())
      })
      return reply(200, round)
    }),

    serve(patchRound, async ({ userId, params, body }) => {
      const moved = await storage.transaction(async (stores) => {
        const classroom = await ownClass(stores, userId, params.classId)
        await touchClass(stores, classroom, clock.now())
        return moveRound(stores, classroom, { ...body, roundId: params.roundId }, clock.now())
      })
      return reply(200, moved)
    }),
  ]
}
