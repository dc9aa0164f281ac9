import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyOutbox, someEntry } from '../../test/outbox.ts'
import { render, renderHook } from '../../test/render.tsx'
import { outboxStore } from './outbox-store.ts'
import { setEntryState, useIsAnythingWaiting, useSaveState } from './save-state.ts'

test('the state of an entry is shown, and nothing before it is known', async () => {
  const state = renderHook(() => useSaveState('state-1') ?? 'nothing')
  expect(state.current).toBe('nothing')
  setEntryState('state-1', 'saving')
  await expect.poll(() => state.current).toBe('saving')
  setEntryState('state-1', 'saved')
  await expect.poll(() => state.current).toBe('saved')
})

test('after a reload the state of an entry is read from the device', async () => {
  await outboxStore.put(someEntry('state-2', { state: 'saved', savedAt: 1 }))
  const state = renderHook(() => useSaveState('state-2') ?? 'nothing')
  await expect.poll(() => state.current).toBe('saved')
  await emptyOutbox()
})

test('several entries together show the state that is furthest from being saved', async () => {
  const state = renderHook(() => useSaveState('all-1', 'all-2', 'all-3') ?? 'nothing')
  for (const [id, next, together] of [
    ['all-1', 'saved', 'saved'],
    ['all-2', 'saving', 'saving'],
    ['all-3', 'waiting', 'waiting'],
    ['all-2', 'refused', 'refused'],
    ['all-2', 'saved', 'waiting'],
    ['all-3', 'saved', 'saved'],
  ] as const) {
    setEntryState(id, next)
    await expect.poll(() => state.current).toBe(together)
  }
})

test('the page says that entries are waiting when no other part of it does', async () => {
  function Result() {
    return <p>Result: {useSaveState('waiting-1')}</p>
  }
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        {isOpen && <Result />}
        <p>{`Foot: ${useIsAnythingWaiting() ? 'something waits' : 'nothing'}`}</p>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Turn the page
        </button>
      </>
    )
  }
  render(<Page />)
  await expect.element(page.getByText('Foot: nothing')).toBeVisible()
  setEntryState('waiting-1', 'waiting')
  await expect.element(page.getByText('Foot: something waits')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByText('Result: waiting')).toBeVisible()
  await expect.element(page.getByText('Foot: nothing')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByText('Foot: something waits')).toBeVisible()
  setEntryState('waiting-1', 'saved')
  await expect.element(page.getByText('Foot: nothing')).toBeVisible()
})
