import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './how-this-works.module.css'

const PARTS = [
  {
    title: 'First looks only',
    text: 'These pictures count only scenarios you had never seen. A scenario whose twin you saw in the last 30 days doesn’t count either, so remembering an answer helps nowhere.',
  },
  {
    title: 'Your eye',
    text: 'Naming any flaw in a flawed argument counts as caught. Naming one in a good argument counts as accused. Sharpness compares the two: always naming a flaw, or never, is worth no more than guessing. Nothing is said before 20 flawed and 10 good ones.',
  },
  {
    title: 'How sure, how right',
    text: 'A guess means right one time in four, fairly sure 65%, sure 95%. The Brier score is the average squared gap between what you said and what happened: 0 is perfect.',
  },
  {
    title: 'Mix-ups',
    text: 'A pair shows from the second mix-up on. Recent ones come first; the counts are of all time.',
  },
  {
    title: 'Margins',
    text: 'A bar with two caps shows where the true number likely lies: 19 such bars in 20 hold it. When a difference could be chance, we say so and draw no arrow.',
  },
  {
    title: 'Mastery',
    text: 'Each day you answer a concept counts once, a little more with a second answer; earlier days fade. Two right on one day make 72%, right on three days makes 80%: mastered.',
  },
] as const

/** The one short screen that says how the pictures are made; each of them leads to it. */
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
            {PARTS.map(({ title, text }) => (
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
