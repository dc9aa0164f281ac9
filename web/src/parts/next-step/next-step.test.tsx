import type { ConceptId } from '@think-twice/core/vocabulary'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someInsights } from '../../../test/insights.ts'
import { someRecord } from '../../../test/learner.ts'
import { render, renderHook } from '../../../test/render.tsx'
import { writeSettings } from '../../browser/settings.ts'
import { fetchStudyText } from '../../data/content.ts'
import { NextSheet, PairNote, useNextStep } from './next-step.tsx'

const NOTHING = { review: null, insights: null, progress: null }
const WORK = { unfinished: [], onDiscard: () => {} }
const note = page.getByText(/^To tell them apart, ask: /)

/** Ada's next step, with ways to draw the page again and to change what is known. */
function open(initial: Parameters<typeof useNextStep>[1]) {
  return renderHook(() => {
    const [known, setKnown] = useState(initial)
    const [drawn, setDrawn] = useState(0)
    return { step: useNextStep('Ada', known, WORK), setKnown, drawn, drawAgain: () => setDrawn((times) => times + 1) }
  })
}

test('the suggested round stays the same when the page is drawn again, and changes with what is known', async () => {
  const next = open({ ...NOTHING, progress: [] })
  const { step } = next.current
  expect(step.action).toBe('first round')
  next.current.drawAgain()
  await expect.poll(() => next.current.drawn).toBe(1)
  expect(next.current.step).toBe(step)
  next.current.setKnown({ ...NOTHING, progress: [someRecord()] })
  await expect.poll(() => next.current.step.action).toBe('round')
})

test('a concept outside the catalog does not count as met', () => {
  expect(open({ ...NOTHING, progress: [someRecord({ itemId: 'Of an earlier edition' })] }).current.step.action).toBe(
    'first round',
  )
})

test('the round has the length that the learner chose', () => {
  writeSettings({ roundLength: 3 })
  const { step } = open({ ...NOTHING, progress: [someRecord()] }).current
  expect('cells' in step && step.cells).toHaveLength(3)
})

test('a round about a mixed-up pair brackets its cells and asks what tells the two apart', async () => {
  const mixUp = (was: ConceptId, named: ConceptId) => ({ was, named, times: 2, of: 3 })
  const confusion = {
    one: mixUp('false-cause', 'texas-sharpshooter'),
    other: mixUp('texas-sharpshooter', 'false-cause'),
    times: 4,
  }
  const known = { ...NOTHING, insights: someInsights({ confusions: [confusion] }), progress: [someRecord()] }
  const { step } = open(known).current
  render(<NextSheet step={step} now={Date.now()} onDiscard={() => {}} />)
  await expect.element(page.getByText('the pair')).toBeVisible()
  await expect.element(note).toMatchTextContent(/^To tell them apart, ask: [a-z].*\?$/)
})

test('a pair without such a question has no note', async () => {
  render(<PairNote pair={['straw-man', 'choice-overload']} />)
  await Promise.all([fetchStudyText('straw-man'), fetchStudyText('choice-overload')])
  expect(note.elements()).toHaveLength(0)
})
