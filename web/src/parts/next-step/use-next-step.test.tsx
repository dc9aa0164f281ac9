import { useState } from 'react'
import { expect, test } from 'vitest'
import { someRecord } from '../../../test/records.ts'
import { renderHook } from '../../../test/render.tsx'
import { writeSettings } from '../../browser/settings.ts'
import { useNextStep } from './use-next-step.ts'

const NOTHING = { review: null, insights: null, progress: null }
const WORK = { unfinished: [], onDiscard: () => {} }

/** Ada's next step, with ways to draw the page again and to change what is known. */
function open(initial: Parameters<typeof useNextStep>[1]) {
  return renderHook(() => {
    const [known, setKnown] = useState(initial)
    const [drawn, setDrawn] = useState(0)
    return { step: useNextStep('Ada', known, WORK), setKnown, drawn, drawAgain: () => setDrawn((times) => times + 1) }
  })
}

test('the suggested round stays the same when the page is drawn again', async () => {
  const known = { ...NOTHING, progress: [someRecord()] }
  const next = open(known)
  const { step } = next.current
  next.current.drawAgain()
  await expect.poll(() => next.current.drawn).toBe(1)
  expect(next.current.step).toBe(step)
})

test('the step changes with what is known', async () => {
  const next = open({ ...NOTHING, progress: [] })
  expect(next.current.step.action).toBe('first round')
  next.current.setKnown({ ...NOTHING, progress: [someRecord()] })
  await expect.poll(() => next.current.step.action).toBe('round')
})

test('a concept outside the catalogue does not count as met', () => {
  expect(open({ ...NOTHING, progress: [someRecord({ itemId: 'Of an earlier edition' })] }).current.step.action).toBe(
    'first round',
  )
})

test('the round has the length that the learner chose', () => {
  writeSettings({ roundLength: 3 })
  const { step } = open({ ...NOTHING, progress: [someRecord()] }).current
  expect('cells' in step && step.cells).toHaveLength(3)
})
