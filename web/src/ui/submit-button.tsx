import buttons from './button.module.css'
import { classNames } from './class-names.ts'
import { PendingCells } from './loading.tsx'

/** The button that sends a form. While the form is pending, it is disabled and says what is happening. */
export function SubmitButton({
  isPending,
  pending,
  children,
}: {
  isPending: boolean
  pending: string
  children: string
}) {
  return (
    <button
      type="submit"
      className={classNames(buttons.primary, buttons.wide)}
      disabled={isPending}
      aria-busy={isPending}
    >
      {isPending && <PendingCells />}
      <span>{isPending ? pending : children}</span>
    </button>
  )
}
