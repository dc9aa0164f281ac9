import { DEMO_USER_ID, type Endpoint } from '@think-twice/contract/endpoint'
import { Refusal } from '@think-twice/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readToken } from '../accounts/session-token.ts'
import { isTouchDue } from '../accounts/sessions.ts'
import type { Services } from '../services.ts'
import { readDeviceCookie } from './device-cookie.ts'
import type { Sender } from './serve.ts'
import { readSessionCookie } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    userId: number | undefined
    sender: Sender
  }
}

/** Seconds until a process that is stopping has been replaced. */
const RESTART = '5'

/**
 * Decides on every call before a byte of its body is read: is the server going on, do our own pages send it, has the
 * address tried too often, who is it, is it theirs, and have they written too much. In this order, so that an answer
 * never depends on what the sender may not see.
 */
export function guardCalls(
  app: FastifyInstance,
  services: Services,
  { publicOrigin, isHttps }: { publicOrigin: string | null; isHttps: (request: FastifyRequest) => boolean },
): void {
  app.decorateRequest('userId', undefined)
  app.decorateRequest('sender')
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return
    if (services.isStopping()) throw new Refusal('unavailable', { 'retry-after': RESTART })
    if (!isRead(request.method)) refuseOtherSites(request, publicOrigin)
    await services.callLimits.admitAddress(endpoint, request.ip)
    request.sender = senderOf(request, isHttps(request))
    request.userId = await admit(endpoint, request, services)
    if (!isRead(request.method) && request.userId !== undefined) {
      await services.callLimits.admitWriter(endpoint, request.userId)
    }
  })
}

/** Whose data the call is about; undefined for a public one. Refuses whoever it does not belong to. */
async function admit(
  { access }: Endpoint,
  { method, params, sender, log }: FastifyRequest,
  { storage, clock }: Services,
): Promise<number | undefined> {
  if (access === 'public') return undefined
  // As text: 01, 1e0 and +1 are nobody.
  const owner = access === 'owner' ? (params as { id: string }).id : null
  if (owner === String(DEMO_USER_ID)) {
    if (isRead(method)) return DEMO_USER_ID
    throw new Refusal('demo-is-read-only')
  }

  const { presented } = sender
  const now = clock.now()
  const session =
    presented && (await storage.read(({ sessions }) => sessions.find(presented.userId, presented.tokenHash, now)))
  if (!session) throw new Refusal('not-signed-in')
  if (owner !== null && owner !== String(session.userId)) throw new Refusal('not-yours')

  if (isTouchDue(session, now)) {
    // Best effort, and not waited for: a database that cannot be written must not stop anybody from reading.
    void storage
      .transaction(({ sessions }) => sessions.touch(session.userId, session.tokenHash, now))
      .catch((error) => log.warn({ err: error }, 'could not note when a session was used'))
  }
  return session.userId
}

/** A browser says where a request comes from. What is not a browser says nothing and has no cookie to steal. */
function refuseOtherSites({ headers, protocol, host }: FastifyRequest, publicOrigin: string | null): void {
  const site = headers['sec-fetch-site']
  const isOurs =
    site !== undefined
      ? site === 'same-origin'
      : headers.origin === undefined || headers.origin === (publicOrigin ?? `${protocol}://${host}`)
  if (!isOurs) throw new Refusal('cross-site')
}

function senderOf({ headers, ip }: FastifyRequest, isHttps: boolean): Sender {
  return {
    address: ip,
    isHttps,
    headers,
    presented: readToken(readSessionCookie(headers, isHttps)),
    device: readDeviceCookie(headers, isHttps),
  }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
