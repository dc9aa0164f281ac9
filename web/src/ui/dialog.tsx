import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { enterDialog } from './overlay-root.ts'

type DialogProps = { title: string; lead?: string; isWide?: boolean; onClose: () => void; children: ReactNode }

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape, and gives the focus back. It is open for as
 * long as it is rendered.
 */
export function Dialog({ title, lead, isWide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.showModal()
    const leave = enterDialog(element)
    return () => {
      leave()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) giveFocusBack(opener)
    }
  }, [])

  return (
    <dialog
      className={`dialog ${isWide ? 'dialog--wide' : ''}`}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {lead && <p className="small mt-2">{lead}</p>}
      {children}
      <button type="button" className="iconbtn dialog__close" aria-label="Close" onClick={onClose}>
        <Icon name="cross" />
      </button>
    </dialog>
  )
}

/** To what opened the dialog, or to the menu that has closed around it since. */
function giveFocusBack(opener: HTMLElement): void {
  opener.focus()
  if (document.activeElement !== opener) opener.closest('details')?.querySelector('summary')?.focus()
}
