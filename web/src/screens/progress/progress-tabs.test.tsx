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

test('the tab stands in the address, and arrow keys go around', async () => {
  open('/progress?tab=streaks')
  await expect.element(tab('Streaks')).toHaveAttribute('aria-selected', 'true')
  tab('Streaks').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Learning Paths')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
  expect(location.search).toBe('?tab=achievements')
})

test('a tab that nobody knows opens the first', async () => {
  open('/progress?tab=medals')
  await expect.element(tab('Achievements')).toHaveAttribute('aria-selected', 'true')
})

test('nothing can be started for a sample learner', async () => {
  open('/progress?tab=learning-paths', {}, true)
  await expect.poll(() => panel.getByRole('article').elements().length).toBe(3)
  expect(panel.getByRole('button').elements()).toHaveLength(0)
})

test.each(['achievements', 'progress', 'streaks', 'learning-paths'])(
  'what %s needs and could not be loaded can be asked for again',
  async (name) => {
    const tryAgain = vi.fn(() => Promise.resolve([]))
    const nothing = { results: undefined, progress: undefined, streak: undefined, paths: undefined }
    open(`/progress?tab=${name}`, { ...nothing, achievements: undefined, tryAgain })
    await panel.getByRole('button', { name: 'Try again' }).click()
    expect(tryAgain).toHaveBeenCalledOnce()
  },
)

test('while it loads nothing is said to be missing', () => {
  open('/progress', { isPending: true })
  expect(panel.getByRole('button').elements()).toHaveLength(0)
  expect(panel.element().getAttribute('aria-busy')).toBe('true')
})
