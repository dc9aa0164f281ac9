import { useQuery } from '@tanstack/react-query'
import { downloadJson } from '../../browser/download.ts'
import { refusedEntries } from '../../saving/outbox.ts'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './save-status.module.css'

/** Whatever the server would not take is not lost: a quiet line says so, and offers it as a file. */
export function RefusedNote({ userId }: { userId: number }) {
  const { data: refused = [] } = useQuery({
    queryKey: ['refused entries', userId],
    queryFn: () => refusedEntries(userId),
    // It is on this device, so reading it again costs nothing.
    staleTime: 0,
  })
  if (refused.length === 0) return null
  return (
    <p className={classNames(typography.fine, styles.status)}>
      The server didn’t accept {refused.length === 1 ? 'one thing' : `${refused.length} things`} you did.{' '}
      {refused.length === 1 ? 'It’s' : 'They’re'} kept on this device.{' '}
      <button
        type="button"
        className={typography.link}
        onClick={() => downloadJson('think-twice-not-accepted.json', refused)}
      >
        Download
      </button>
    </p>
  )
}
