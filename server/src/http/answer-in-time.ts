import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { STREAM_WITHIN } from './large-replies.ts'

/** Milliseconds until a reply has to be made. */
const ANSWER_WITHIN = 10_000

/**
 * Refuses a request that takes too long. Fastify's own `handlerTimeout` does the same, but makes and aborts a signal
 * for every request, which nobody here listens to and which takes a twentieth of a finish.
 */
export function answerInTime(app: FastifyInstance, within = ANSWER_WITHIN): void {
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    const limit = endpoint?.isStreamed ? STREAM_WITHIN : within
    const timer = setTimeout(() => giveUp(request, reply, limit), limit).unref()
    reply.raw.once('close', () => clearTimeout(timer))
  })
}

function giveUp(request: FastifyRequest, reply: FastifyReply, within: number): void {
  // Whether the reply is read is limited elsewhere.
  if (reply.sent) return
  // What has begun cannot become a refusal anymore.
  if (reply.raw.headersSent) reply.raw.destroy()
  else void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(within, request.routeOptions.url))
}
