import { type ReactNode, useEffect, useId, useRef } from 'react'
import buttons from './button.module.css'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { enterDialog } from './overlay-root.ts'
import typography from './text.module.css'

type DialogProps = { title: string; lead?: string; isWide?: boolean; onClose: () => void; children: ReactNode }

/**
 * The browser's own modal dialog: it traps focus, closes on Escape, and returns focus afterward. It is open for as
 * long as it is rendered.
 */
export function Dialog({ title, lead, isWide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    // A menu closes when something in it is chosen, but its button stays.
    const menuButton = opener?.closest('[data-menu]')?.querySelector('button')
    element.showModal()
    const leave = enterDialog(element)
    return () => {
      leave()
      element.close()
      // The control that opened it may be gone, as the Login button is after a sign-in.
      const target = [opener, menuButton].find((each) => each?.isConnected) ?? document.querySelector('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: target.matches('main') })
    }
  }, [])

  return (
    <dialog
      className={classNames(styles.dialog, isWide && styles.wide)}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {lead && <p className={classNames(typography.small, styles.lead)}>{lead}</p>}
      {children}
      <button
        type="button"
        className={classNames(buttons.iconButton, styles.close)}
        aria-label="Close"
        onClick={onClose}
      >
        <Icon name="cross" />
      </button>
    </dialog>
  )
}
