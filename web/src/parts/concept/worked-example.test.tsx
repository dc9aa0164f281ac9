import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { WorkedExample } from './worked-example.tsx'

test('a worked example marks the step that fails, and explains it beside', () => {
  render(
    <WorkedExample example={{ text: 'It rained. So I won.', failingStep: 'So I won', why: 'Rain wins nothing.' }} />,
  )
  const [text, why] = page.getByRole('paragraph').elements()
  expect(text?.textContent).toBe('It rained. Where it breaks: So I won.')
  expect(why?.textContent).toBe('Why: Rain wins nothing.')
})
