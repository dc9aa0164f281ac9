import { postRecoveryCode } from '@think-twice/contract/sign-ins'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { serve } from '../../../test/serve.ts'
import { RecoveryCodeSection } from './recovery-code.tsx'

quietConsole()

const CODE = 'AAAA BBBB CCCC DDDD'

test('a recovery code can be copied', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  serve([postRecoveryCode, () => Response.json({ code: CODE, madeAt: NOON }, { status: 201 })])
  render(<RecoveryCodeSection user={ADA} madeAt={null} />)
  await page.getByLabelText('Your password').fill('analytical')
  await page.getByRole('button', { name: 'Make a recovery code' }).click()
  await expect.element(page.getByText(CODE)).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(copied).toEqual([CODE])
})

test('somebody with a code is told when it was made, and that a new one cancels it', async () => {
  render(<RecoveryCodeSection user={ADA} madeAt={NOON} />)
  await expect
    .element(page.getByText('You have a code, made Nov 21, 2026. It can’t be shown again, and a new one cancels it.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make a new code' })).toBeVisible()
})
