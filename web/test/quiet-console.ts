import { beforeEach, vi } from 'vitest'

/** For tests of deliberate failures, whose console messages are not complaints. */
export function quietConsole(): void {
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  })
}
