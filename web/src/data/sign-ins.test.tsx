import { deleteSignIn, getSignIns } from '@think-twice/contract/sign-ins'
import { expect, test } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { useEndSignIn, useSignIns } from './sign-ins.ts'

const signIn = (id: string, isCurrent: boolean) => ({ id, device: null, isCurrent, signedInAt: 1, lastUsedAt: 1 })

test('a session that was ended disappears from the list', async () => {
  let open = [signIn('here', true), signIn('a/b', false)]
  serve(
    [getSignIns, () => Response.json(open)],
    [
      deleteSignIn,
      () => {
        open = open.filter(({ isCurrent }) => isCurrent)
        return new Response(null, { status: 204 })
      },
    ],
  )
  const page = renderHook(() => ({ signIns: useSignIns(7), end: useEndSignIn(7) }))
  await expect.poll(() => page.current.signIns.data).toHaveLength(2)
  page.current.end.mutate('a/b')
  await expect.poll(() => page.current.signIns.data?.map(({ id }) => id)).toEqual(['here'])
})
