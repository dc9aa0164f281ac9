import { getJoin, joinClass } from '@think-twice/contract/seats'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { refusal, serve } from '../../../test/serve.ts'
import { SeatRoute } from './seat-route.tsx'

quietConsole()

const PERIOD = { name: 'Period 3', kind: 'anonymous', isOpen: true }

test('a full class says so in one sentence, and its door stays', async () => {
  serve(
    [getJoin, () => Response.json({ class: PERIOD })],
    [joinClass, () => refusal(409, 'class-full', 'Every seat in this class is taken.')],
  )
  render(<SeatRoute typed="h7k 4rw" />)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await expect.element(page.getByText('Period 3 is full: all 200 seats are taken. Ask your teacher.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take a seat' })).toBeEnabled()
})

test('too many wrong codes are answered in the server’s own words', async () => {
  serve(
    [getJoin, () => Response.json({ class: PERIOD })],
    [joinClass, () => refusal(429, 'too-many-attempts', 'Too many attempts. Please try again later.')],
  )
  render(<SeatRoute typed="H7K4RW" />)
  await page.getByLabelText('Your seat code').fill('2222 2222 2222')
  await page.getByRole('button', { name: 'Go on from here' }).click()
  await expect.element(page.getByText('Too many attempts. Please try again later.')).toBeVisible()
})

test('a code that no class has is shown with the letters that were typed', async () => {
  serve([getJoin, () => refusal(404, 'no-such-code', 'There is no class with this code.')])
  render(<SeatRoute typed="b7k0zs" />)
  await expect.element(page.getByText('No class has the code b7k0zs.', { exact: false })).toBeVisible()
  render(<SeatRoute typed="B7KZSU" />)
  await expect.element(page.getByText('No class has the code B7K ZSU.', { exact: false })).toBeVisible()
})
