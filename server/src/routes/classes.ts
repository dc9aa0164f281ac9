import {
  deleteClass,
  deleteClassSeat,
  getClass,
  getClasses,
  patchClass,
  postClass,
  postClassSeats,
  postSeatCode,
} from '@think-twice/contract/classes'
import type { FastifyBaseLogger } from 'fastify'
import {
  addSeats,
  changeClass,
  classList,
  classView,
  isTouchDue,
  openClass,
  ownClass,
  seatView,
  takeOwnClass,
  touchClass,
} from '../classes/classes.ts'
import { createSeatCode } from '../classes/ids.ts'
import { reply, serve } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { StoredClass } from '../storage/classes/classes.ts'
import type { Stores } from '../storage/stores.ts'

/** The calls of a teacher about classes and their seats. */
export function classRoutes(services: Services) {
  return [...ownClassRoutes(services), ...classSeatRoutes(services)]
}

function ownClassRoutes({ storage, clock }: Services) {
  return [
    serve(postClass, async ({ userId, body }) =>
      reply(201, await storage.transaction((stores) => openClass(stores, userId, body, clock.now()))),
    ),

    serve(getClasses, async ({ userId }) =>
      reply(200, await storage.read((stores) => classList(stores, userId, clock.now()))),
    ),

    serve(getClass, async ({ userId, params, log }) => {
      const { classroom, view } = await storage.read(async (stores) => {
        const classroom = await ownClass(stores, userId, params.classId)
        return { classroom, view: await classView(stores, classroom, clock.now()) }
      })
      noteUse({ storage, clock }, classroom, log)
      return reply(200, view)
    }),

    serve(patchClass, async ({ userId, params, body }) => {
      const view = await storage.transaction(async (stores) => {
        const classroom = await takeOwnClass(stores, userId, params.classId)
        await touchClass(stores, classroom, clock.now())
        return classView(stores, await changeClass(stores, classroom, body), clock.now())
      })
      return reply(200, view)
    }),

    serve(deleteClass, async ({ userId, params }) => {
      await storage.erase(async (stores) => {
        const { classId } = await takeOwnClass(stores, userId, params.classId)
        await stores.classes.remove(classId)
      })
      return reply(204)
    }),
  ]
}

/** Best effort and not awaited, as `noteUse` in `http/access.ts`: a failed note must not fail the read. */
function noteUse(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  classroom: StoredClass,
  log: FastifyBaseLogger,
): void {
  const now = clock.now()
  if (!isTouchDue(classroom, now)) return
  void storage
    .transaction((stores) => touchClass(stores, classroom, now))
    .catch((error) => log.warn({ err: error }, 'could not note when a class was used'))
}

function classSeatRoutes({ storage, clock }: Services) {
  return [
    serve(postClassSeats, async ({ userId, params, body }) => {
      const seats = await storage.transaction(async (stores) => {
        const classroom = await takeOwnClass(stores, userId, params.classId)
        await touchClass(stores, classroom, clock.now())
        return addSeats(stores, classroom, body.labels)
      })
      return reply(201, seats)
    }),

    serve(postSeatCode, async ({ userId, params }) => {
      const seat = await storage.transaction(async (stores) => {
        const { classroom, seat } = await takeNamedSeat(stores, userId, params)
        const { seatCode, codeHash } = createSeatCode(classroom)
        await stores.classSeats.replaceCode({ ...classroom, seatId: seat.seatId }, codeHash)
        await stores.classSeats.removeTokens({ ...classroom, seatId: seat.seatId })
        return { ...seatView(seat), seatCode }
      })
      return reply(201, seat)
    }),

    serve(deleteClassSeat, async ({ userId, params }) => {
      await storage.erase(async (stores) => {
        const { classroom, seat } = await takeNamedSeat(stores, userId, params)
        await stores.classSeats.remove({ ...classroom, seatId: seat.seatId })
      })
      return reply(204)
    }),
  ]
}

/** The seats of an anonymous class have no ids that its teacher could know. */
async function takeNamedSeat(stores: Stores, userId: number, { classId, seatId }: { classId: string; seatId: string }) {
  const classroom = await takeOwnClass(stores, userId, classId)
  const seat = classroom.kind === 'named' ? await stores.classSeats.find(classroom, seatId) : null
  if (!seat) throw new Refusal('seat-not-found')
  return { classroom, seat }
}
