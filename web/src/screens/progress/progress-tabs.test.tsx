import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { render } from '../../../test/render.tsx'
import { ProgressTabs } from './progress-tabs.tsx'
import type { Learner } from './use-learner.ts'

const panel = page.getByRole('tabpanel')
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

function open(at: string, learner: Partial<Learner> = {}, isSample = false) {
  render(<ProgressTabs learner={someLearner(learner)} isSample={isSample} />, { at })
}

test('the open tab is in the address, and arrow keys cycle through the tabs', async () => {
  open('/progress?tab=streaks')
  await expect.element(tab('Streaks')).toHaveAttribute('aria-selected', 'true')
  tab('Streaks').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Learning Paths')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
  expect(location.search).toBe('?tab=achievements')
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

test.each(['achievements', 'progress', 'streaks', 'learning-paths'])(
  'data for the tab %s that could not be loaded can be requested again',
  async (name) => {
    const tryAgain = vi.fn(() => Promise.resolve([]))
    const nothing = { results: undefined, progress: undefined, streak: undefined, paths: undefined }
    open(`/progress?tab=${name}`, { ...nothing, achievements: undefined, tryAgain })
    await panel.getByRole('button', { name: 'Try again' }).click()
    expect(tryAgain).toHaveBeenCalledOnce()
  },
)

test('nothing is called missing while the tabs are loading', () => {
  open('/progress', { isPending: true })
  expect(panel.getByRole('button').elements()).toHaveLength(0)
  expect(panel.element().getAttribute('aria-busy')).toBe('true')
})
