import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import buttons from './button.module.css'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { useProblemAt } from './form.tsx'
import { Icon } from './icon.tsx'

type TextAreaProps = { name: string } & ComponentProps<'textarea'>
type FieldProps = { label: string; name: string; hint?: string } & InputHTMLAttributes<HTMLInputElement>

/** A field of a form; what is wrong with it is shown below it and read out with it. */
export function TextField({ label, hint, ...input }: FieldProps) {
  const id = useId()
  const problem = useProblemAt(input.name)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.input}
        id={id}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={describedBy(id, { hint, problem })}
        {...input}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  )
}

/** A field for several lines. */
export function TextArea({ label, hint, ...area }: Pick<FieldProps, 'label' | 'hint'> & TextAreaProps) {
  const id = useId()
  const problem = useProblemAt(area.name)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className={classNames(styles.input, styles.lines)}
        id={id}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={describedBy(id, { hint, problem })}
        {...area}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  )
}

/**
 * A password, hidden until its eye is pressed. A notice comments on what was typed, and is read out when it appears.
 */
export function PasswordField({ label, hint, notice, ...input }: FieldProps & { notice?: string | null }) {
  const id = useId()
  const problem = useProblemAt(input.name)
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <input
          className={styles.input}
          id={id}
          type={isShown ? 'text' : 'password'}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={describedBy(id, { hint, notice, problem })}
          {...input}
        />
        <button
          type="button"
          className={classNames(buttons.iconButton, styles.eye)}
          aria-label="Show characters"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      </div>
      <FieldNotes id={id} hint={hint} notice={notice} problem={problem} />
    </div>
  )
}

type CheckboxProps = {
  name: string
  /** Required without the browser's own message, so that the form can give its own. */
  ariaRequired?: boolean
  children: ReactNode
}

export function Checkbox({ name, ariaRequired, children }: CheckboxProps) {
  const id = useId()
  const problem = useProblemAt(name)
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          name={name}
          aria-required={ariaRequired}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={describedBy(id, { problem })}
        />
        <span>{children}</span>
      </label>
      <FieldNotes id={id} problem={problem} />
    </div>
  )
}

type Notes = { hint?: string | undefined; notice?: string | null | undefined; problem?: string | null | undefined }

function FieldNotes({ id, hint, notice, problem }: { id: string } & Notes) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {/* On the page before it has text, because only a change inside it is read out. */}
      {notice !== undefined && (
        <p className={styles.hint} id={`${id}-notice`} role="status">
          {notice}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  )
}

function describedBy(id: string, { hint, notice, problem }: Notes): string | undefined {
  const parts = [hint && `${id}-hint`, notice && `${id}-notice`, problem && `${id}-problem`].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}
