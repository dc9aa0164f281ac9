import type { TeachersClass } from '@think-twice/contract/classes'
import { useEffect, useRef, useState } from 'react'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Door } from './round/wall/door.tsx'
import styles from './show-door.module.css'

/** Shows the way in on the whole screen, for a projector, without a round. */
export function ShowDoor({ of }: { of: TeachersClass }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttons.small} onClick={() => setOpen(true)}>
        Show on the wall
      </button>
      {isOpen && <WholeScreen of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

function WholeScreen({ of, onClose }: { of: TeachersClass; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className={styles.screen} ref={dialog} aria-label={`The way into ${of.name}`} onClose={onClose}>
      <Door of={of} />
      <button type="button" className={buttons.small} onClick={() => dialog.current?.close()}>
        <Icon name="cross" /> Close
      </button>
    </dialog>
  )
}
