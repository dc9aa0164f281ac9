import styles from './inline-form.module.css'

/** Why an account form failed, if no field is to blame. */
export function FormProblemNote({ children }: { children: string | null }) {
  return (
    children && (
      <p className={styles.problem} role="alert">
        {children}
      </p>
    )
  )
}
