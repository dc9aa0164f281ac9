import type { Question } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { useSearchParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { render } from '../../../test/render.tsx'
import { requestedAttempt } from '../../addresses.ts'
import { rememberForms } from '../../browser/asked-forms.ts'
import { dropAttempt, findAttempt } from '../../browser/kept-attempts.ts'
import { StartScreen } from './start-screen.tsx'

const idInAddress = () => requestedAttempt(new URLSearchParams(location.search)).id

/** The start of a Standard Quiz, and nothing after it has moved on. */
function Start() {
  const [search] = useSearchParams()
  return requestedAttempt(search).start === null ? null : <StartScreen mode="standard" />
}

/** Starts a Standard Quiz this many times; returns the questions of each, in the order they would be asked. */
async function startTimes(
  times: number,
  { isRemembered }: { isRemembered: boolean },
): Promise<(readonly Question[])[]> {
  const takes: (readonly Question[])[] = []
  render(<Start />, { at: '/?start=standard' })
  while (takes.length < times) {
    await expect.poll(idInAddress).not.toBeNull()
    const id = idInAddress() ?? ''
    const { questions } = findAttempt(id) ?? { questions: [] }
    if (isRemembered) rememberForms(null, questions)
    dropAttempt(id)
    takes.push(questions)
    navigate('/?start=standard')
  }
  // The last start moves on too.
  await expect.poll(idInAddress).not.toBeNull()
  dropAttempt(idInAddress() ?? '')
  return takes
}

const scenariosOf = (questions: readonly Question[]) => questions.map(({ scenario }) => scenario)

test('a quiz that is started again asks new scenarios until all three forms of each question were asked', async () => {
  const takes = (await startTimes(4, { isRemembered: true })).map((questions) => scenariosOf(questions).sort())
  expect(new Set(takes.slice(0, 3).flat()).size).toBe(36)
  expect(takes[3]).toEqual(takes[0])
})

test('a quiz restarted without memory asks the same questions in a different order, options included', async () => {
  const takes = await startTimes(3, { isRemembered: false })
  const contents = takes.map((questions) =>
    questions.map(({ scenario, options }) => [scenario, ...[...options].sort()].join()).sort(),
  )
  expect(contents[0]).toHaveLength(12)
  for (const content of contents) expect(content).toEqual(contents[0])
  // The odds of three takes in the same order by chance are 1 in 10 to the power of 17.
  expect(new Set(takes.map((questions) => scenariosOf(questions).join())).size).toBeGreaterThan(1)
  const optionOrders = takes.map((questions) => questions.map(({ options }) => options.join()).sort())
  expect(new Set(optionOrders.map((orders) => orders.join())).size).toBeGreaterThan(1)
})
