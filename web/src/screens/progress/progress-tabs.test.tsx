import { itemAt } from '@think-twice/core/item-at'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { render } from '../../../test/render.tsx'
import { ProgressTabs, TABS } from './progress-tabs.tsx'
import type { Learner } from './use-learner.ts'

const panel = page.getByRole('tabpanel')
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

function open(at: string, learner: Partial<Learner> = {}, isSample = false) {
  render(<ProgressTabs learner={someLearner(learner)} isSample={isSample} />, { at })
}

test('the open tab is in the address, and arrow keys cycle through the tabs', async () => {
  const [first, second, last] = [itemAt(TABS, 0), itemAt(TABS, 1), itemAt(TABS, TABS.length - 1)]
  open(`/progress?tab=${second.value}`)
  await expect.element(tab(second.label)).toHaveAttribute('aria-selected', 'true')
  tab(second.label).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(first.label)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(last.label)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(first.label)).toHaveAttribute('aria-selected', 'true')
  expect(location.search).toBe(`?tab=${first.value}`)
})

test('an unknown tab in the address opens the first one', async () => {
  open('/progress?tab=medals')
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
})

test('nothing can be started for the sample learner', async () => {
  open('/progress?tab=learning-paths', {}, true)
  await expect.poll(() => panel.getByRole('article').elements().length).toBe(3)
  expect(panel.getByRole('button').elements()).toHaveLength(0)
})

test.each(TABS)('data for the tab $label that could not be loaded can be requested again', async ({ value }) => {
  const tryAgain = vi.fn(() => Promise.resolve([]))
  const nothing = { results: undefined, progress: undefined, streak: undefined, paths: undefined }
  open(`/progress?tab=${value}`, { ...nothing, achievements: undefined, tryAgain })
  await panel.getByRole('button', { name: 'Try again' }).click()
  expect(tryAgain).toHaveBeenCalledOnce()
})

test('nothing is called missing while the tabs are loading', () => {
  open('/progress', { isPending: true })
  expect(panel.getByRole('button').elements()).toHaveLength(0)
  expect(panel.element().getAttribute('aria-busy')).toBe('true')
})
