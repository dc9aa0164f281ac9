import { afterEach, beforeEach, vi } from 'vitest'

/** For tests of what goes wrong on purpose: what is logged about it stays out of the report. */
export function quietConsole(): void {
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}
