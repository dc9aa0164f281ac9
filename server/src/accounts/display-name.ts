import { withoutControls } from '../plain-text.ts'

/** A name as it is shown: one line, no gaps around it; null when nothing is left. */
export function readDisplayName(typed: string): string | null {
  return withoutControls(typed).replaceAll(/\s+/g, ' ').trim() || null
}
