import {
  deleteAccount,
  getOwnAccount,
  getUsername,
  type OwnAccount,
  putOwnAccount,
  register,
} from '@think-twice/contract/accounts'
import { registerAccount, removeAccount } from '../accounts/accounts.ts'
import { clearedSessionCookie, signInCookies } from '../accounts/cookies.ts'
import { tryPassword } from '../accounts/credentials.ts'
import { reply, serve } from '../http/serve.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { Stores } from '../storage/stores.ts'

export function accountRoutes(services: Services) {
  return [registerRoute(services), usernameRoute(services), ...ownAccountRoutes(services), deleteRoute(services)]
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
      rememberMe,
    }
    const { account, token } = await storage.transaction((stores) => registerAccount(stores, registration))
    return reply(201, account, signInCookies(token, sender, { deviceKey, username, rememberMe }))
  })
}

function usernameRoute({ storage, callLimits }: Services) {
  return serve(getUsername, async ({ params, sender }) => {
    await callLimits.admitLookup(sender.address)
    const isTaken = await storage.read(({ accounts }) => accounts.isTaken(params.username))
    if (!isTaken) throw new Refusal('username-free')
    return reply(200, { taken: true as const })
  })
}

function ownAccountRoutes({ storage }: Services) {
  return [
    serve(getOwnAccount, async ({ userId }) =>
      reply(200, await storage.read((stores) => readOwnAccount(stores, userId))),
    ),

    serve(putOwnAccount, async ({ userId, body }) => {
      const ownAccount = await storage.transaction(async (stores) => {
        await stores.accounts.rename(userId, body.displayName || null)
        return readOwnAccount(stores, userId)
      })
      return reply(200, ownAccount)
    }),
  ]
}

async function readOwnAccount(
  { accounts, quizResults, answers, favorites }: Stores,
  userId: number,
): Promise<OwnAccount> {
  const ownAccount = await accounts.find(userId)
  if (!ownAccount) throw new Refusal('account-deleted')
  const { recoveryMadeAt: recoveryCodeMadeAt, ...account } = ownAccount
  const quizzes = await quizResults.count(userId)
  const kept = {
    results: quizzes.results,
    answers: quizzes.answers + (await answers.count(userId)),
    favorites: (await favorites.list(userId)).length,
  }
  return { ...account, recoveryCodeMadeAt, kept }
}

function deleteRoute(services: Services) {
  const { storage } = services
  return serve(deleteAccount, async ({ userId, body, sender }) => {
    const account = await storage.read(({ accounts }) => accounts.find(userId))
    if (body.username !== account?.username) throw fieldRefusal('name-not-confirmed', 'username')
    const confirm = await tryPassword(services, userId, { field: 'password', password: body.password, sender })
    await storage.erase(async (stores) => {
      await confirm(stores)
      await removeAccount(stores, userId)
    })
    return reply(204, undefined, { 'set-cookie': clearedSessionCookie(sender.isHttps), 'clear-site-data': '"cache"' })
  })
}
