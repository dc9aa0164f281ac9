import { DEMO_USER_ID, type Endpoint } from '@think-twice/contract/endpoint'
import { logout } from '@think-twice/contract/sign-ins'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clearedSessionCookie, sessionToken } from '../accounts/cookies.ts'
import { deviceLabel, isTouchDue, readToken, type Sender, usedSignIn } from '../accounts/sign-ins.ts'
import { findSeat, type Seated } from '../classes/seats.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { StoredSignIn } from '../storage/accounts/sign-ins.ts'
import { isRead } from './request-line.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    userId: number | undefined
    seat: Seated | undefined
    sender: Sender
  }
}

/**
 * Checks every call before reading its body: cross-site, server stopping, sign-in, ownership, limits per person. This
 * order keeps replies from depending on anything the sender may not see.
 */
export function guardCalls(
  app: FastifyInstance,
  services: Services,
  { publicOrigin, isHttps }: { publicOrigin: string | null; isHttps: (request: FastifyRequest) => boolean },
): void {
  app.decorateRequest('userId', undefined)
  app.decorateRequest('seat', undefined)
  app.decorateRequest('sender')
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return
    if (!isRead(request.method)) refuseOtherSites(request, publicOrigin)
    // Whatever becomes of the call, this browser is signed out.
    if (endpoint === logout) reply.header('set-cookie', clearedSessionCookie(isHttps(request)))
    if (services.isStopping()) throw new Refusal('unavailable')
    request.sender = senderOf(request, isHttps(request))
    if (endpoint.access === 'seat') {
      request.seat = await admitSeat(request, services)
      return
    }
    request.userId = await admit(endpoint, request, services)
    // Everybody reads the sample data, which never grows.
    if (request.userId !== undefined && request.userId !== DEMO_USER_ID) {
      await services.callLimits.admitPerson(endpoint, request.userId)
    }
  })
}

/** Returns the id of the data's owner (undefined for a public call), and refuses all other callers. */
async function admit(
  { access }: Endpoint,
  { method, params, sender, log }: FastifyRequest,
  services: Pick<Services, 'storage' | 'clock'>,
): Promise<number | undefined> {
  if (access === 'public') return undefined
  // Compared as text, so that 01, 1e0 and +1 match nobody. `access.test.ts` makes sure that an owner’s path has an
  // `id`.
  const owner = access === 'session' ? null : (params as { id: string }).id
  if (owner === String(DEMO_USER_ID)) {
    if (!isRead(method)) throw new Refusal('demo-is-read-only')
    if (access === 'owner') return DEMO_USER_ID
  }
  const signIn = await openSignIn(sender, services)
  if (owner !== null && owner !== String(signIn.userId)) throw new Refusal('not-yours')
  noteUse(signIn, services, log)
  return signIn.userId
}

/** The seat that the call is about; it may be left out where the browser has only one. */
async function admitSeat(
  { method, query, sender }: FastifyRequest,
  { storage, clock, callLimits }: Pick<Services, 'storage' | 'clock' | 'callLimits'>,
): Promise<Seated> {
  // Fastify reads a query into an object; its values are of any type before they are checked.
  const { class: code } = query as { class?: unknown }
  const classCode = typeof code === 'string' ? code : null
  const seat = await storage.read((stores) => findSeat(stores, sender, classCode, clock.now()))
  if (!seat) throw new Refusal('no-seat')
  if (!isRead(method)) await callLimits.admitSeat(seat.seatId)
  return seat
}

/** The sign-in that the sender presented; refuses one that has ended. */
async function openSignIn(
  { presented }: Sender,
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
): Promise<StoredSignIn> {
  if (!presented) throw new Refusal('not-signed-in')
  const { userId, tokenHash } = presented
  const open = await storage.read(({ signIns }) => signIns.find(userId, tokenHash, clock.now()))
  if (open) return open
  const isDeleted = await storage.read(({ signIns }) => signIns.wasDeleted(tokenHash))
  throw new Refusal(isDeleted ? 'account-deleted' : 'not-signed-in')
}

function noteUse(
  signIn: StoredSignIn,
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  log: FastifyRequest['log'],
): void {
  const now = clock.now()
  if (!isTouchDue(signIn, now)) return
  // Best effort and not awaited: when the database refuses writes, people can still read.
  void storage
    .transaction(({ signIns }) => signIns.touch(usedSignIn(signIn, now)))
    .catch((error) => log.warn({ err: error }, 'could not note when a sign-in was used'))
}

/** Browsers say where a request comes from; other clients don't, and have no cookie to steal. */
function refuseOtherSites({ headers, protocol, host }: FastifyRequest, publicOrigin: string | null): void {
  const site = headers['sec-fetch-site']
  const isOurs =
    site !== undefined
      ? site === 'same-origin'
      : headers.origin === undefined || headers.origin === (publicOrigin ?? `${protocol}://${host}`)
  if (!isOurs) throw new Refusal('cross-site')
}

function senderOf({ headers, cookies, ip }: FastifyRequest, isHttps: boolean): Sender {
  return {
    address: ip,
    isHttps,
    cookies,
    presented: readToken(sessionToken({ cookies, isHttps })),
    deviceLabel: deviceLabel(headers['user-agent']),
  }
}
