import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import buttons from './button.module.css'

const next = page.getByRole('button', { name: 'Next' })

for (const state of ['disabled', 'busy'] as const) {
  test(`a ${state} button gets no edge from the pointer over it`, async () => {
    render(
      <button
        type="button"
        className={buttons.primary}
        disabled={state === 'disabled'}
        aria-busy={state === 'busy' || undefined}
      >
        Next
      </button>,
    )

    await userEvent.hover(next, { force: true })

    expect(next.element().matches(':hover')).toBe(true)
    await expect
      .poll(() => {
        const { borderTopColor, boxShadow } = getComputedStyle(next.element())
        return { borderTopColor, boxShadow }
      })
      .toEqual({ borderTopColor: 'rgba(0, 0, 0, 0)', boxShadow: 'none' })
  })
}
