import { getOwnAccount, putOwnAccount } from '@think-twice/contract/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { renderHook } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { dropTypedName, keepTypedName } from '../browser/current-user.ts'
import { renameAccount, useOwnAccount, useShownName } from './accounts.ts'
import { queryClient } from './query-client.ts'

const ACCOUNT = {
  id: 7,
  username: 'ada',
  createdAt: 1,
  displayName: 'Ada King',
  recoveryCodeMadeAt: null,
  kept: { results: 1, answers: 12, favorites: 0 },
}

test('the name from sign-in is shown until the account has been loaded, which is not done for it', async () => {
  const sent = serve([getOwnAccount, () => Response.json(ACCOUNT)])
  expect(renderHook(() => useShownName(ADA)).current).toBe('Ada Byron')
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(sent).toEqual([])
})

test('the name typed at sign-up greets whoever typed it, and nobody with the same id on another server', () => {
  keepTypedName({ ...ADA, name: 'Ada Lovelace' })
  onTestFinished(() => dropTypedName(ADA.id))
  const namesake = { ...ADA, username: 'grace', name: 'grace' }
  const names = renderHook(() => [ADA, namesake].map((user) => useShownName(user)))
  expect(names.current).toEqual(['Ada Lovelace', 'grace'])
})

test('a name that is saved appears everywhere at once', async () => {
  serve(
    [getOwnAccount, () => Response.json(ACCOUNT)],
    [putOwnAccount, () => Response.json({ ...ACCOUNT, displayName: 'Countess Ada' })],
  )
  const page = renderHook(() => {
    useOwnAccount(7)
    return useShownName(ADA)
  })
  await expect.poll(() => page.current).toBe('Ada King')
  await renameAccount(ADA.id, 'Countess Ada')
  await expect.poll(() => page.current).toBe('Countess Ada')
})

test('an account requested before a new name was saved does not bring the old name back', async () => {
  const late = Promise.withResolvers<Response>()
  serve(
    [getOwnAccount, () => late.promise],
    [putOwnAccount, () => Response.json({ ...ACCOUNT, displayName: 'Countess Ada' })],
  )
  const page = renderHook(() => {
    useOwnAccount(7)
    return useShownName(ADA)
  })
  await renameAccount(ADA.id, 'Countess Ada')
  await expect.poll(() => page.current).toBe('Countess Ada')
  late.resolve(Response.json(ACCOUNT))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(page.current).toBe('Countess Ada')
})
