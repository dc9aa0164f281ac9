import { Icon } from '../../ui/icon.tsx'
import styles from './seat.module.css'

/** One quiet line about the network, or about an answer that came late. */
export function SeatNote({ children }: { children: string }) {
  return (
    <p className={styles.note} role="status">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

export function NoNetwork() {
  return <SeatNote>No network. This page looks again by itself.</SeatNote>
}
