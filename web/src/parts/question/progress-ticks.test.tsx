import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { ProgressTicks } from './progress-ticks.tsx'

test('progress counts the questions answered, wherever the learner is', async () => {
  const questions = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  render(<ProgressTicks questions={questions} userAnswers={[1, -1, 0]} position={1} />)
  const progress = page.getByRole('progressbar', { name: 'Quiz progress' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '2')
  await expect.element(progress).toHaveAttribute('aria-valuetext', '2 of 3 answered')
})
