import { useIsOnline } from '../browser/device.ts'
import typography from './text.module.css'

/** Says what does not work without a connection, as long as there is none. */
export function NeedsConnection({ children }: { children: string }) {
  const isOnline = useIsOnline()
  return isOnline ? null : (
    <p className={typography.fine} role="status">
      {children}
    </p>
  )
}
