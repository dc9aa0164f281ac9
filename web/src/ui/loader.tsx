import styles from './loader.module.css'

/** Three cells that fill in turn, with the words of what is awaited. */
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
