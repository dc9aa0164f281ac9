import * as RadixToast from '@radix-ui/react-toast'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import buttons from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useOverlayRoot } from './overlay-root.ts'
import { dismissToast, type Toast, useToasts } from './show-toast.ts'
import styles from './toasts.module.css'

/** The time a toast shows (ms), and the length of a swipe that dismisses it (px). */
const DURATION = 5000
const SWIPE_THRESHOLD = 50

/** The region where toasts appear: at the top on a phone, at the bottom right on wider screens; F8 leads to it. */
export function Toasts() {
  const shown = useToasts()
  const root = useOverlayRoot()
  /** The element that gets focus back when a focused toast goes away. */
  const cameFrom = useRef<EventTarget | null>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) cameFrom.current = relatedTarget
  }
  const giveFocusBack = () => {
    if (cameFrom.current instanceof HTMLElement && isInToasts(document.activeElement)) cameFrom.current.focus()
  }
  return (
    // Radix stops the clock while somebody is using a toast, and if they close that toast, never restarts it:
    // so each toast gets its own provider.
    <RadixToast.Provider key={shown[0]?.id} duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={giveFocusBack} />
      ))}
      {createPortal(
        <RadixToast.Viewport
          className={styles.region}
          data-toasts
          hotkey={['F8']}
          label="Notifications"
          onFocus={onFocus}
          onKeyDown={keepForToast}
        />,
        root ?? document.body,
      )}
    </RadixToast.Provider>
  )
}

/** With the focus on the region, Escape closes the toasts, and not the dialog around them as well. */
function keepForToast(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}

function isInToasts(element: Element | null): boolean {
  return element?.closest('[data-toasts]') !== null
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { id, open, title, description, style, isNotice = false, action } = toast
  const isBad = style === 'destructive'
  const dismiss = () => {
    onClose()
    dismissToast(id)
  }
  return (
    <RadixToast.Root
      className={classNames(styles.toast, isBad && styles.failure)}
      data-style={style ?? 'default'}
      aria-label={title}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Without this, Escape would close the dialog around the toast as well. Radix then leaves the toast to us.
        event.preventDefault()
        dismiss()
      }}
    >
      <Icon name={isBad || isNotice ? 'alert' : 'check'} />
      <div>
        <RadixToast.Title asChild>
          <strong>{title}</strong>
        </RadixToast.Title>
        <RadixToast.Description>{description}</RadixToast.Description>
        {action && (
          <RadixToast.Action className={styles.action} altText={`${action.label}: ${title}`} onClick={action.onAction}>
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close className={classNames(buttons.iconButton, styles.close)} aria-label="Close">
        <Icon name="cross" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
