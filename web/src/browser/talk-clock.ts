import { useEffect } from 'react'
import * as z from 'zod/mini'
import { timeNow } from './clock.ts'
import { keptValue } from './kept-values.ts'

/** When the clock of a talk was started and stopped, in milliseconds since 1970. It is the tab's, so a reload does not restart it. */
const clock = keptValue({
  key: 'talk-clock',
  schema: z.object({ talk: z.string(), startedAt: z.number(), stoppedAt: z.nullable(z.number()) }),
  initial: null,
  area: 'tab',
})

/** The clock of one talk, which starts when it is first shown. */
export function useTalkClock(talk: string) {
  const kept = clock.use()
  const own = kept?.talk === talk ? kept : { talk, startedAt: timeNow(), stoppedAt: null }
  useEffect(() => {
    if (clock.get()?.talk !== talk) clock.set({ talk, startedAt: timeNow(), stoppedAt: null })
  }, [talk])
  return {
    ...own,
    stop: () => clock.set({ ...own, stoppedAt: timeNow() }),
    goOn: () =>
      clock.set({ talk, startedAt: own.startedAt + timeNow() - (own.stoppedAt ?? timeNow()), stoppedAt: null }),
  }
}
