import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { showToastAfterPaint } from '../ui/show-toast.ts'

/** Leads home from the address of a quiz or a round that nobody may open here, and says why. */
export function NotHere({ what }: { what: 'quiz' | 'round' }) {
  useEffect(() => {
    showToastAfterPaint({
      title: `That ${what} isn’t here`,
      description: 'It’s no longer on this device, was started on another one, or belongs to someone else.',
      isNotice: true,
    })
  }, [what])
  return <Redirect to="/" replace />
}
