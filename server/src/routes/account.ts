import { deleteAccount, getUsername, isUsername, login, register } from '@think-twice/contract/account'
import { fieldRefusal, Refusal } from '@think-twice/contract/errors'
import { registerAccount } from '../accounts/register-account.ts'
import { removeAccount } from '../accounts/remove-account.ts'
import { startSignIn } from '../accounts/sessions.ts'
import { tryPassword, trySecret } from '../accounts/try-secret.ts'
import { clearSessionCookie, NOT_REMEMBERED, REMEMBERED } from '../cookies/session-cookie.ts'
import { signInCookies } from '../cookies/sign-in-cookies.ts'
import { reply, serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function accountRoutes(services: Services) {
  return [loginRoute(services), registerRoute(services), usernameRoute(services), deleteRoute(services)]
}

function loginRoute(services: Services) {
  const { storage, clock, passwords, deviceKey } = services
  return serve(login, async ({ body, sender }) => {
    const { username, password, rememberMe = false } = body
    // An impossible name is handled like an unknown one, so that the reply takes as long.
    const found = isUsername(username) ? await storage.read((stores) => stores.passwords.credentials(username)) : null
    const provenHash = await trySecret(services, { username, secret: password, sender }, found?.passwordHash ?? null)
    if (!found || provenHash === null) throw new Refusal('wrong-credentials')

    const account = { id: found.id, username: found.username, createdAt: found.createdAt }
    const passwordHash = passwords.isOutdated(provenHash) ? await passwords.hash(password) : provenHash
    const token = await storage.transaction(async (stores) => {
      // The password may have been changed, or the account deleted, while it was being checked.
      const holds = await stores.passwords.replace(account.id, provenHash, passwordHash)
      if (!holds) throw new Refusal('wrong-credentials')
      return startSignIn(stores, {
        ...sender,
        userId: account.id,
        now: clock.now(),
        seconds: rememberMe ? REMEMBERED : NOT_REMEMBERED,
      })
    })
    return reply(200, { ...account, user: account }, signInCookies(token, sender, { deviceKey, username, rememberMe }))
  })
}

function registerRoute({ storage, clock, passwords, deviceKey, callLimits }: Services) {
  return serve(register, async ({ body, sender }) => {
    const { username, password, rememberMe = false } = body
    await callLimits.admitRegistration(sender.address)
    const registration = {
      username,
      passwordHash: await passwords.hash(password),
      sender,
      now: clock.now(),
      seconds: rememberMe ? REMEMBERED : NOT_REMEMBERED,
    }
    const { account, token } = await storage.transaction((stores) => registerAccount(stores, registration))
    return reply(201, account, signInCookies(token, sender, { deviceKey, username, rememberMe }))
  })
}

function usernameRoute({ storage }: Services) {
  return serve(getUsername, async ({ params }) => {
    const isTaken = await storage.read(({ accounts }) => accounts.isTaken(params.username))
    if (!isTaken) throw new Refusal('username-free')
    return reply(200, { taken: true as const })
  })
}

function deleteRoute(services: Services) {
  const { storage } = services
  return serve(deleteAccount, async ({ userId, body, sender }) => {
    const account = await storage.read(({ accounts }) => accounts.find(userId))
    if (body.username !== account?.username) throw fieldRefusal('name-not-confirmed', 'username')
    const provenHash = await tryPassword(services, userId, { field: 'password', password: body.password }, sender)
    await storage.transaction(async (stores) => {
      const holds = await stores.passwords.replace(userId, provenHash, provenHash)
      if (!holds) throw fieldRefusal('wrong-password', 'password')
      await removeAccount(stores, userId)
    })
    return reply(204, undefined, { ...clearSessionCookie(sender.isHttps), 'clear-site-data': '"cache"' })
  })
}
