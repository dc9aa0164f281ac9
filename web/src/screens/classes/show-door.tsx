import type { TeachersClass } from '@think-twice/contract/classes'
import { useEffect, useRef, useState } from 'react'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './show-door.module.css'
import { Door } from './wall/door.tsx'

/** A button that shows how to join on the whole screen, for a projector, without a round. */
export function ShowDoor({ classroom }: { classroom: TeachersClass }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttons.small} onClick={() => setOpen(true)}>
        Show on the wall
      </button>
      {isOpen && <WholeScreen classroom={classroom} onClose={() => setOpen(false)} />}
    </>
  )
}

function WholeScreen({ classroom, onClose }: { classroom: TeachersClass; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className={styles.screen} ref={dialog} aria-label={`The way into ${classroom.name}`} onClose={onClose}>
      <Door classroom={classroom} />
      <button type="button" className={buttons.small} onClick={() => dialog.current?.close()}>
        <Icon name="cross" /> Close
      </button>
    </dialog>
  )
}
