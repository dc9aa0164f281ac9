import styles from './loader.module.css'

/** Three cells that fill in turn, with words for what is loading. */
export function Loader({ children }: { children: string }) {
  return (
    <p className={styles.loader} role="status">
      <PendingCells />
      {children}
    </p>
  )
}

export function PendingCells() {
  return (
    <span className={styles.cells} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
