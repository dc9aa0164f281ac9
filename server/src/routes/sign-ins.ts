import { createHash } from 'node:crypto'
import {
  deleteOtherSignIns,
  deleteSignIn,
  getSession,
  getSignIns,
  login,
  logout,
  postPassword,
  postRecoveryCode,
  putSession,
  recover,
} from '@think-twice/contract/sign-ins'
import { required } from '@think-twice/core/required'
import { sessionCookie, sessionToken, signInCookies } from '../accounts/cookies.ts'
import { findCredentials, makeRecoveryCode, readRecoveryCode, tryPassword, trySecret } from '../accounts/credentials.ts'
import { rememberSignIn, renewSignIn, startSignIn } from '../accounts/sign-ins.ts'
import { reply, serve } from '../http/serve.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { Stores } from '../storage/stores.ts'

export function signInRoutes(services: Services) {
  return [
    loginRoute(services),
    ...sessionRoutes(services),
    ...passwordRoutes(services),
    ...recoveryRoutes(services),
    ...signInListRoutes(services),
  ]
}

function loginRoute(services: Services) {
  const { storage, clock, passwords, deviceKey } = services
  return serve(login, async ({ body, sender }) => {
    const { username, password, rememberMe = false } = body
    const found = await findCredentials(storage, username)
    const provenHash = await trySecret(services, { username, secret: password, sender }, found?.passwordHash ?? null)
    if (!found || provenHash === null) throw new Refusal('wrong-credentials')

    const account = { id: found.id, username: found.username, createdAt: found.createdAt }
    const passwordHash = passwords.isOutdated(provenHash) ? await passwords.hash(password) : provenHash
    const token = await storage.transaction(async (stores) => {
      // The password may have been changed, or the account deleted, while it was being checked.
      const holds = await stores.accounts.replacePassword(account.id, provenHash, passwordHash)
      if (!holds) throw new Refusal('wrong-credentials')
      return startSignIn(stores, { ...sender, userId: account.id, now: clock.now(), rememberMe })
    })
    return reply(200, { ...account, user: account }, signInCookies(token, sender, { deviceKey, username, rememberMe }))
  })
}

function sessionRoutes({ storage, clock }: Services) {
  return [
    serve(getSession, async ({ userId }) => reply(200, await storage.read((stores) => readSignedIn(stores, userId)))),

    serve(putSession, async ({ userId, sender }) => {
      const account = await storage.transaction(async (stores) => {
        await rememberSignIn(stores, sender, clock.now())
        return readSignedIn(stores, userId)
      })
      const token = required(sessionToken(sender), 'the sign-in that was remembered')
      return reply(200, account, { 'set-cookie': sessionCookie(token, sender.isHttps, true) })
    }),

    serve(logout, async ({ sender }) => {
      const { presented } = sender
      if (presented) {
        await storage.transaction(({ signIns }) => signIns.remove(presented.userId, presented.tokenHash))
      }
      // Clear-Site-Data leaves out "storage", because results waiting on the device must survive signing out.
      return reply(204, undefined, { 'clear-site-data': '"cache"' })
    }),
  ]
}

async function readSignedIn({ accounts }: Pick<Stores, 'accounts'>, userId: number) {
  const account = await accounts.find(userId)
  if (!account) throw new Refusal('not-signed-in')
  const { id, username, createdAt } = account
  return { id, username, createdAt }
}

function passwordRoutes(services: Services) {
  const { storage, clock, passwords } = services
  return [
    serve(postPassword, async ({ userId, body, sender }) => {
      const tried = { field: 'currentPassword', password: body.currentPassword, sender }
      const confirm = await tryPassword(services, userId, tried)
      const passwordHash = await passwords.hash(body.newPassword)
      const { token, isRemembered } = await storage.erase(async (stores) => {
        await confirm(stores, passwordHash)
        return renewSignIn(stores, sender, clock.now())
      })
      return reply(204, undefined, { 'set-cookie': sessionCookie(token, sender.isHttps, isRemembered) })
    }),
  ]
}

function recoveryRoutes(services: Services) {
  const { storage, clock, passwords, deviceKey } = services
  return [
    serve(postRecoveryCode, async ({ userId, body, sender }) => {
      const tried = { field: 'currentPassword', password: body.currentPassword, sender }
      const confirm = await tryPassword(services, userId, tried)
      const { code, recoveryHash } = await makeRecoveryCode(services)
      const madeAt = clock.now()
      await storage.transaction(async (stores) => {
        await confirm(stores)
        await stores.accounts.setRecovery(userId, recoveryHash, madeAt)
      })
      return reply(201, { code, madeAt })
    }),

    serve(recover, async ({ body, sender }) => {
      const { username, newPassword } = body
      const found = await findCredentials(storage, username)
      const tried = { username, secret: readRecoveryCode(body.code), sender }
      const recoveryHash = await trySecret(services, tried, found?.recoveryHash ?? null)
      if (!found || recoveryHash === null) throw fieldRefusal('wrong-recovery-code', 'code')

      const { id, createdAt } = found
      const passwordHash = await passwords.hash(newPassword)
      const token = await storage.erase(async (stores) => {
        const isRedeemed = await stores.accounts.redeemRecovery(id, recoveryHash, passwordHash)
        if (!isRedeemed) throw fieldRefusal('wrong-recovery-code', 'code')
        await stores.signIns.removeAll(id)
        return startSignIn(stores, { ...sender, userId: id, now: clock.now(), rememberMe: false })
      })
      const account = { id, username: found.username, createdAt }
      return reply(
        200,
        account,
        signInCookies(token, sender, { deviceKey, username: found.username, rememberMe: false }),
      )
    }),
  ]
}

function signInListRoutes({ storage, clock }: Services) {
  return [
    serve(getSignIns, async ({ userId, sender }) => {
      const signIns = await storage.read((stores) => stores.signIns.list(userId, clock.now()))
      return reply(
        200,
        signIns.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
          id: signInId(tokenHash),
          device,
          isCurrent: tokenHash === sender.presented?.tokenHash,
          signedInAt: createdAt,
          lastUsedAt: lastSeenAt,
        })),
      )
    }),

    serve(deleteSignIn, async ({ userId, params }) => {
      await storage.transaction(async ({ signIns }) => {
        const open = await signIns.list(userId, clock.now())
        const ended = open.find(({ tokenHash }) => signInId(tokenHash) === params.signIn)
        if (ended) await signIns.remove(userId, ended.tokenHash)
      })
      return reply(204)
    }),

    serve(deleteOtherSignIns, async ({ userId, sender }) => {
      const { presented } = sender
      if (!presented) throw new Refusal('not-signed-in')
      await storage.transaction(({ signIns }) => signIns.removeOthers(userId, presented.tokenHash))
      return reply(204)
    }),
  ]
}

/** Names a sign-in without giving away anything that is kept about its token. */
function signInId(tokenHash: string): string {
  return createHash('sha256').update(tokenHash).digest('base64url').slice(0, 22)
}
