import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someAttempt } from '../../../test/attempts.ts'
import { someInsights } from '../../../test/insights.ts'
import { someRecord } from '../../../test/records.ts'
import { render } from '../../../test/render.tsx'
import { startWithoutToasts, toast } from '../../../test/toasts.ts'
import { dropAttempt, findAttempt, keepAttempt } from '../../browser/kept-attempts.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { NextSheet } from './next-sheet.tsx'
import { useNextStep } from './use-next-step.ts'
import { useUnfinishedWork } from './use-unfinished-work.ts'

startWithoutToasts()

type Known = Parameters<typeof useNextStep>[1]

function Sheet({ known }: { known: Partial<Known> }) {
  const work = useUnfinishedWork()
  const step = useNextStep('Ada', { review: null, insights: null, progress: [], ...known }, work)
  return (
    <>
      <NextSheet step={step} now={Date.now()} onDiscard={work.onDiscard} />
      <Toasts />
    </>
  )
}

const due = (concept: 'Straw Man' | 'Anchoring') =>
  ({ concept, why: 'sure and wrong', daysSince: 21, recall: 0.5, scenario: null }) as const
/** A Standard Quiz with one of two questions answered. */
const leaveQuiz = (id: string) => {
  const attempt = someAttempt(id, ['Straw Man', 'Anchoring'])
  keepAttempt({ ...attempt, userAnswers: [0, -1], position: 1 })
}
const sheet = (name: string | RegExp) => page.getByRole('region', { name })

afterEach(() => {
  for (const id of ['a', 'b']) dropAttempt(id)
})

test('somebody who has answered nothing is led into a first round', async () => {
  render(<Sheet known={{}} />)
  const first = sheet('Eight short arguments. Some of them may be fine.')
  await expect.element(first.getByText('about 4 minutes')).toBeVisible()
  await expect.element(first.getByText(/^Welcome, Ada\./)).toBeVisible()
  await expect.element(first.getByRole('img')).toHaveAccessibleName('Eight scenarios, none answered yet')
  await expect
    .element(first.getByRole('link', { name: 'Play the first round' }))
    .toHaveAttribute('href', '/?round=start')
})

test('due concepts come first, with the reason, and an unfinished quiz is listed below', async () => {
  leaveQuiz('a')
  const review = { due: [due('Straw Man'), due('Anchoring')], next: null }
  render(<Sheet known={{ review, progress: [someRecord()] }} />)
  const next = sheet('Two due today')
  await expect
    .element(next.getByText(/You last met them about three weeks ago\. You were sure about two of these, and wrong\./))
    .toBeVisible()
  await expect
    .element(next.getByRole('img'))
    .toHaveAccessibleName(expect.stringMatching(/^Eight scenarios: two due, two new, and four mixed/))
  await expect.element(next.getByText('2 due')).toBeVisible()
  await expect.element(next.getByRole('link', { name: 'Resume Standard Quiz' })).toHaveAttribute('href', '/?session=a')
})

test('a mixed-up pair comes with the question that tells the two apart', async () => {
  const mixUp = (was: string, named: string) => ({ was, named, times: 2, of: 3 })
  const confusion = {
    one: mixUp('straw-man', 'false-cause'),
    other: mixUp('false-cause', 'straw-man'),
    times: 4,
  }
  render(<Sheet known={{ insights: someInsights({ confusions: [confusion] }), progress: [someRecord()] }} />)
  await expect.element(page.getByText('the pair')).toBeVisible()
})

test('an unfinished quiz is offered when nothing is due, and can be restored after being discarded', async () => {
  leaveQuiz('b')
  render(<Sheet known={{ review: { due: [], next: null } }} />)
  const open = sheet('Standard Quiz, in progress')
  await expect.element(open.getByText('Question 2 of 2, left just now. Nothing is due today.')).toBeVisible()
  await expect.element(open.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 2 answered')
  await open.getByRole('button', { name: 'Discard Standard Quiz' }).click()
  await expect.element(sheet(/^Eight short arguments/)).toBeVisible()
  expect(findAttempt('b')).toBeNull()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(open).toBeVisible()
  expect(findAttempt('b')).not.toBeNull()
})
