import { HOW_THIS_WORKS } from '@think-twice/core/learning/how-this-works'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './how-this-works.module.css'

/** The one short screen that says how the pictures are made; every picture links to it. */
export function HowThisWorks() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        How this works
      </button>
      {isOpen && (
        <Dialog title="How this works" onClose={() => setOpen(false)}>
          <dl className={styles.parts}>
            {HOW_THIS_WORKS.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}
