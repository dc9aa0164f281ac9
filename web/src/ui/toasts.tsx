import * as RadixToast from '@radix-ui/react-toast'
import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import iconButton from './icon-button.module.css'
import { useOverlayRoot } from './overlay-root.ts'
import { changeToasts, REMOVE_DELAY, type Toast, type ToastChange, type ToastContent } from './toast-list.ts'
import styles from './toasts.module.css'

/** How long one shows (ms), and how far a swipe must go to dismiss it (px). */
const DURATION = 5000
const SWIPE_THRESHOLD = 50

let toasts: readonly Toast[] = []
let lastId = 0
/** What comes after the toast that is showing. */
const next: ToastContent[] = []
const listeners = new Set<() => void>()

function change(by: ToastChange): void {
  toasts = changeToasts(toasts, by)
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one that is showing. */
export function showToast(content: ToastContent): void {
  lastId += 1
  change({ type: 'add', toast: { ...content, id: lastId, open: true } })
}

/** Shows a toast once the one that is showing has gone. */
export function showToastNext(content: ToastContent): void {
  if (toasts.some(({ open }) => open)) next.push(content)
  else showToast(content)
}

function dismissToast(id: number): void {
  change({ type: 'dismiss', id })
  setTimeout(() => change({ type: 'remove', id }), REMOVE_DELAY)
  const following = next.shift()
  if (following) showToast(following)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The region that toasts appear in: top of the screen on a phone, bottom right on wider ones; F8 leads to it. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const root = useOverlayRoot()
  /** Where the focus was before it came here. */
  const cameFrom = useRef<EventTarget | null>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) cameFrom.current = relatedTarget
  }
  const giveFocusBack = () => {
    if (cameFrom.current instanceof HTMLElement && isInToasts(document.activeElement)) cameFrom.current.focus()
  }
  return (
    // Radix stops the clock while somebody is at a toast, and with the toast that they close it forgets to go on:
    // each toast gets a provider of its own.
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
        />,
        root,
      )}
    </RadixToast.Provider>
  )
}

function isInToasts(element: Element | null): boolean {
  return element?.closest('[data-toasts]') !== null
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { id, open, title, description, style, action } = toast
  const isBad = style === 'destructive'
  return (
    <RadixToast.Root
      className={classNames(styles.toast, isBad && styles.failure)}
      data-style={style ?? 'default'}
      aria-label={title}
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        onClose()
        dismissToast(id)
      }}
    >
      <Icon name={isBad ? 'alert' : 'check'} />
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
      <RadixToast.Close className={classNames(iconButton.iconButton, styles.close)} aria-label="Close">
        <Icon name="cross" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
