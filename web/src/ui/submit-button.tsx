/** Disabled while its form is pending; it then says what is happening. */
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
    <button type="submit" className="btn btn--primary btn--wide" disabled={isPending} aria-busy={isPending}>
      {isPending && (
        <span className="load" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {isPending ? pending : children}
    </button>
  )
}
