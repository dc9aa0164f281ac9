import { useSeatChanges } from '../../data/classes.ts'
import { problemOf } from '../../data/http.ts'
import actions from '../../ui/actions.module.css'
import buttons from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import typography from '../../ui/text.module.css'

type RemoveSeatProps = { classId: string; seat: { id: string; label: string }; onClose: () => void }

/** Asks before a seat is deleted with its answers. */
export function RemoveSeat({ classId, seat, onClose }: RemoveSeatProps) {
  const { remove } = useSeatChanges(classId)
  return (
    <Dialog
      title={`Remove ${seat.label}?`}
      lead="The seat goes with everything answered in it, at once and for good."
      onClose={onClose}
    >
      {remove.isError && (
        <p className={typography.small} role="alert">
          {problemOf(remove.error, 'The seat couldn’t be removed').message}
        </p>
      )}
      <div className={actions.actions}>
        <button
          type="button"
          className={buttons.destructive}
          disabled={remove.isPending}
          onClick={() => remove.mutate(seat.id, { onSuccess: onClose })}
        >
          Remove the seat
        </button>
        <button type="button" className={buttons.plain} onClick={onClose}>
          Keep it
        </button>
      </div>
    </Dialog>
  )
}
