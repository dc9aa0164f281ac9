import { placeLine, type Unfinished } from '@think-twice/core/next-step/unfinished'
import { relativeTimeText } from '@think-twice/core/wording/relative-time'
import { Link } from 'wouter'
import { attemptAddress, roundAddress } from '../../addresses.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './unfinished-rows.module.css'
import { UnfinishedTicks } from './unfinished-ticks.tsx'

type UnfinishedRowsProps = { open: readonly Unfinished[]; now: number; onDiscard: (id: string) => void }

/** Other unfinished work, to go on with or to discard. */
export function UnfinishedRows({ open, now, onDiscard }: UnfinishedRowsProps) {
  return open.map((unfinished) => {
    const { id, title, leftAt } = unfinished
    return (
      <div key={id} className={styles.open}>
        <div>
          <h3>{title}, in progress</h3>
          <p>
            {placeLine(unfinished)}, left {relativeTimeText(leftAt, now).toLowerCase()}
          </p>
          <UnfinishedTicks unfinished={unfinished} />
        </div>
        <div className={styles.buttons}>
          <DiscardButton unfinished={unfinished} onDiscard={onDiscard} />
          <Link className={buttons.small} href={addressOfUnfinished(unfinished)} aria-label={`Resume ${title}`}>
            Resume
          </Link>
        </div>
      </div>
    )
  })
}

type DiscardButtonProps = { unfinished: Unfinished; onDiscard: (id: string) => void }

export function DiscardButton({ unfinished: { id, title }, onDiscard }: DiscardButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttons.small, buttons.plain)}
      aria-label={`Discard ${title}`}
      onClick={() => onDiscard(id)}
    >
      Discard
    </button>
  )
}

/** Where something unfinished continues. */
export function addressOfUnfinished({ kind, id }: Unfinished): string {
  return kind === 'round' ? roundAddress(id) : attemptAddress(id)
}
