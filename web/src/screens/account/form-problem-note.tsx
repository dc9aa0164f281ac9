import styles from './inline-form.module.css'

/** Why something of the account could not be done, where no field is to blame. */
export function FormProblemNote({ children }: { children: string | null }) {
  return (
    children && (
      <p className={styles.problem} role="alert">
        {children}
      </p>
    )
  )
}
