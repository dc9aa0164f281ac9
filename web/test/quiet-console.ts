import { beforeEach, vi } from 'vitest'

/** For tests of what goes wrong on purpose: what the page says about it is no complaint. */
export function quietConsole(): void {
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  })
}
