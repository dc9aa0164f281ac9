import { getUsername, isUsername, login, register } from '@think-twice/contract/account'
import { Refusal } from '@think-twice/contract/errors'
import { registerAccount } from '../accounts/register-account.ts'
import { startSignIn } from '../accounts/sessions.ts'
import { isKnownDevice, rememberDevice } from '../http/known-device.ts'
import { answer, type Sender, serve } from '../http/serve.ts'
import { NOT_REMEMBERED, REMEMBERED, setSessionCookie } from '../http/session-cookie.ts'
import type { Services } from '../services.ts'

export function accountRoutes({ storage, clock, passwords, callLimits, deviceKey }: Services) {
  const cookies = (token: string, { headers, isHttps }: Sender, username: string, rememberMe: boolean) => ({
    'set-cookie': [
      setSessionCookie(token, isHttps, rememberMe)['set-cookie']!,
      rememberDevice(headers, isHttps, deviceKey, username),
    ],
  })

  return [
    serve(login, async ({ body, sender }) => {
      const { username, password, rememberMe = false } = body
      const attempt = {
        username,
        address: sender.address,
        isKnownDevice: isKnownDevice(sender.headers, sender.isHttps, deviceKey, username),
      }
      await callLimits.admitLogin(attempt)
      // An impossible name is handled just like an unknown one.
      const found = isUsername(username) ? await storage.read(({ accounts }) => accounts.credentials(username)) : null
      const isRight = await passwords.verify(found?.passwordHash ?? null, password)
      if (!found?.passwordHash || !isRight) throw new Refusal('wrong-credentials')
      await callLimits.forgive(attempt)

      const { passwordHash, ...account } = found
      const strongerHash = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : null
      const token = await storage.transaction(async (stores) => {
        if (strongerHash) await stores.accounts.changeHash(account.id, strongerHash)
        return startSignIn(stores, {
          userId: account.id,
          presented: sender.presented,
          now: clock.now(),
          seconds: rememberMe ? REMEMBERED : NOT_REMEMBERED,
        })
      })
      return answer(200, { ...account, user: account }, cookies(token, sender, username, rememberMe))
    }),

    serve(register, async ({ body, sender }) => {
      const { username, password, rememberMe = false } = body
      const registration = {
        username,
        passwordHash: await passwords.hash(password),
        presented: sender.presented,
        now: clock.now(),
        seconds: rememberMe ? REMEMBERED : NOT_REMEMBERED,
      }
      const { account, token } = await storage.transaction((stores) => registerAccount(stores, registration))
      return answer(201, account, cookies(token, sender, username, rememberMe))
    }),

    serve(getUsername, async ({ params }) => {
      const isTaken = await storage.read(({ accounts }) => accounts.isTaken(params.username))
      if (!isTaken) throw new Refusal('username-free')
      return answer(200, { taken: true as const })
    }),
  ]
}
