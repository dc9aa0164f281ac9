import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renderHook } from '../../test/render.tsx'
import { keptRecords } from './kept-records.ts'
import { keptValue } from './kept-values.ts'

/** Another tab changes the storage, and the browser tells this one. */
function changeElsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

test('a value that another tab sets or removes is shown here', async () => {
  const count = keptValue({ key: 'count', schema: z.int(), initial: 0 })
  const shown = renderHook(count.use)
  expect(shown.current).toBe(0)
  changeElsewhere('count', '2')
  await expect.poll(() => shown.current).toBe(2)
  changeElsewhere('count', null)
  await expect.poll(() => shown.current).toBe(0)
})

test('a record that another tab keeps later is shown here, and an earlier one is not', async () => {
  const notes = keptRecords('note', z.object({ savedAt: z.number(), place: z.number(), text: z.string() }))
  const shown = renderHook(() => notes.use()['a']?.text ?? 'nothing')
  const heard: string[] = []
  const stop = notes.watch('a', ({ text }) => heard.push(text))
  notes.keep('a', { text: 'here' })
  await expect.poll(() => shown.current).toBe('here')
  const { savedAt, place } = notes.find('a') ?? { savedAt: 0, place: 0 }
  // The other tab kept the later one after the clock had been set back.
  const note = (text: string, later: number) => JSON.stringify({ text, savedAt: savedAt - later, place: place + later })
  changeElsewhere('note:a', note('earlier', -1))
  changeElsewhere('note:a', note('later', 1))
  changeElsewhere('note:b', note('another', 2))
  await expect.poll(() => shown.current).toBe('later')
  stop()
  changeElsewhere('note:a', note('unheard', 3))
  expect(heard).toEqual(['later'])
})

test('a page that comes back by the Back button shows what has changed meanwhile', async () => {
  const count = keptValue({ key: 'count', schema: z.int(), initial: 0 })
  const shown = renderHook(count.use)
  localStorage.setItem('count', '5')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => shown.current).toBe(5)
})
