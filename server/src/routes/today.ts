import { postToday } from '@think-twice/contract/today'
import { createDevice, deviceCookie, deviceIn } from '../accounts/cookies.ts'
import { reply, serve } from '../http/serve.ts'
import { answerToday, readAnswer } from '../learning/today.ts'
import type { Services } from '../services.ts'

export function todayRoutes({ storage, clock, callLimits }: Services) {
  return [
    serve(postToday, async ({ body, sender }) => {
      const { presented, isHttps } = sender
      const now = clock.now()
      const answer = readAnswer(body, now)
      const answerer = { device: deviceIn(sender) ?? createDevice() }
      await callLimits.admitAnswerToday(sender.address)
      const { isNew, others } = await storage.transaction(async (stores) => {
        const signIn = presented && (await stores.signIns.find(presented.userId, presented.tokenHash, now))
        return answerToday(stores, { ...answerer, userId: signIn?.userId ?? null }, answer, now)
      })
      if (!isNew) await callLimits.uncountAnswerToday(sender.address)
      return reply(isNew ? 201 : 200, { others }, { 'set-cookie': deviceCookie(answerer.device, isHttps) })
    }),
  ]
}
