import typography from '../ui/text.module.css'
import { type AuthForm, openAuth } from './auth-dialog-state.ts'
import styles from './auth-form.module.css'

type OtherFormProps = { question: string; form: AuthForm; children: string }

/** A line below a form that leads to another form. */
export function OtherForm({ question, form, children }: OtherFormProps) {
  return (
    <p className={styles.otherForm}>
      {question}{' '}
      <button type="button" className={typography.link} onClick={() => openAuth(form)}>
        {children}
      </button>
    </p>
  )
}
