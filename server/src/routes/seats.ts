import type { ErrorCode } from '@think-twice/contract/errors'
import {
  deleteSeatAnswers,
  getJoin,
  getSeat,
  getSeatRound,
  joinClass,
  leaveSeat,
  postSeatAnswer,
} from '@think-twice/contract/seats'
import { readJoinCode } from '@think-twice/core/class/class-codes'
import { clearedSeatCookie, createDevice, deviceCookie, deviceIn, seatCookie } from '../accounts/cookies.ts'
import type { Sender } from '../accounts/sign-ins.ts'
import { seatHome, seatsClass, seatsRound } from '../classes/round-views.ts'
import { deleteAnswersOfSeat, keepAnswer, type Seated, takeSeat } from '../classes/seats.ts'
import { reply, serve } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

/** Refusals of a code, which are counted. */
const WRONG_CODES: readonly ErrorCode[] = ['no-such-code', 'no-such-seat-code']

/** The calls of a learner in a class: joining, and everything that a seat does. */
export function seatRoutes(services: Services) {
  return [...joinRoutes(services), ...seatsRoundRoutes(services), ...leaveRoutes(services)]
}

function joinRoutes(services: Services) {
  const { storage, clock } = services
  return [
    serve(getJoin, async ({ params, sender }) => {
      const code = readJoinCode(params.code)
      const found = code === null ? null : await storage.read(({ classes }) => classes.findByCode(code))
      if (!found) throw await wrongCode(services, sender, new Refusal('no-such-code'))
      const { name, kind, isOpen } = found
      return reply(200, { class: { name, kind, isOpen } })
    }),

    serve(joinClass, async ({ body, sender }) => {
      const now = clock.now()
      const joining = storage.transaction(async (stores) => {
        const { presented } = sender
        const signIn = presented && (await stores.signIns.find(presented.userId, presented.tokenHash, now))
        return takeSeat(stores, body, { sender, accountId: signIn?.userId ?? null, now })
      })
      const taken = await joining.catch(async (error) => {
        const isWrong = error instanceof Refusal && WRONG_CODES.includes(error.code)
        throw isWrong ? await wrongCode(services, sender, error) : error
      })
      const { classroom, seat, isNew, seatCode, token, seconds, before } = taken
      const cookies = [seatCookie(classroom.code, token, sender.isHttps, seconds)]
      if (before && before.cookieCode !== classroom.code)
        cookies.push(clearedSeatCookie(before.cookieCode, sender.isHttps))
      const joined = {
        class: seatsClass(classroom),
        seat: { id: seat.seatId, label: seat.label },
        ...(seatCode !== undefined && { seatCode }),
      }
      return reply(isNew ? 201 : 200, joined, { 'set-cookie': cookies })
    }),
  ]
}

/** Counts a wrong code; the browser gets a name of its own, so that only this browser is slowed down. */
async function wrongCode({ callLimits }: Services, sender: Sender, { code, issues }: Refusal): Promise<Refusal> {
  const device = deviceIn(sender) ?? createDevice()
  await callLimits.countWrongCode(device, sender.address)
  return new Refusal(code, { headers: { 'set-cookie': deviceCookie(device, sender.isHttps) }, issues })
}

function seatsRoundRoutes({ storage, clock }: Services) {
  return [
    serve(getSeat, async ({ seat }) => reply(200, await storage.read((stores) => seatHome(stores, seat, clock.now())))),

    serve(getSeatRound, async ({ seat, params }) => {
      const view = await storage.read(async (stores) => {
        const round = await stores.classRounds.find(seat, params.roundId)
        if (!round) throw new Refusal('round-not-found')
        return seatsRound(stores, seat, round, clock.now())
      })
      return reply(200, view)
    }),

    serve(postSeatAnswer, async ({ seat, body }) => {
      const { isNew, late } = await storage.transaction((stores) => keepAnswer(stores, seat, body, clock.now()))
      return reply(isNew ? 201 : 200, { late }, isNew ? {} : { 'idempotent-replayed': 'true' })
    }),
  ]
}

function leaveRoutes({ storage }: Services) {
  const left = ({ cookieCode }: Seated, { isHttps }: Sender) =>
    reply(204, undefined, { 'set-cookie': clearedSeatCookie(cookieCode, isHttps) })
  return [
    serve(leaveSeat, async ({ seat, sender }) => {
      await storage.transaction(({ classSeats }) => classSeats.removeToken(seat.tokenHash))
      return left(seat, sender)
    }),

    serve(deleteSeatAnswers, async ({ seat, sender }) => {
      await storage.erase((stores) => deleteAnswersOfSeat(stores, seat))
      return left(seat, sender)
    }),
  ]
}
