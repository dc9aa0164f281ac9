import { useState } from 'react'
import { copyText } from './device.ts'

/** Copies a text at a press; `outcome` says how the last try went, and is null before any. */
export function useCopy(text: string): { outcome: 'copied' | 'failed' | null; onCopy: () => void } {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  return { outcome, onCopy: () => void copyText(text).then((isDone) => setOutcome(isDone ? 'copied' : 'failed')) }
}
