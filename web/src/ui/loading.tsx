import type { ReactNode } from 'react'
import actions from './actions.module.css'
import buttons from './button.module.css'
import { classNames } from './class-names.ts'
import { Row } from './layout.tsx'
import styles from './loading.module.css'
import typography from './text.module.css'

/** Three cells that fill in turn, with words for what is loading. */
export function Loader({ children }: { children: string }) {
  return (
    <p className={styles.loader} role="status">
      <PendingCells />
      <span>{children}</span>
    </p>
  )
}

export function PendingCells() {
  return (
    <span className={styles.cells} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

/** A gray block in place of something still loading. */
export function Skeleton({ className }: { className: string | undefined }) {
  return <div className={classNames(styles.block, className)} aria-hidden="true" />
}

/** A number of gray rows of one kind. */
export function SkeletonRows({ className, rows }: { className: string | undefined; rows: number }) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => <Skeleton key={row} className={className} />)
}

type NotLoadedProps = {
  className?: string | undefined
  /** The missing part, as the subject of a sentence: 'Your streak'. */
  what: string
  onTryAgain: () => void
}

/** Takes the place of a part of a screen that could not be loaded. */
export function NotLoaded({ className, what, onTryAgain }: NotLoadedProps) {
  return (
    <Row gap={3} rowGap={2} className={className}>
      <p className={typography.small}>{`${what} couldn’t be loaded.`}</p>
      <TryAgain onTryAgain={onTryAgain} />
    </Row>
  )
}

/** The message for somebody whose content couldn’t be loaded. */
export function notLoadedText(what: string): string {
  return `${what} couldn’t be loaded. Check your connection, then try again.`
}

/** Takes the place of a whole screen, or of its main part, and is read out. `otherwise` is another way to go on. */
export function ScreenNotLoaded({
  className,
  what,
  onTryAgain,
  otherwise,
}: NotLoadedProps & { otherwise?: ReactNode }) {
  return (
    <div className={classNames(styles.waiting, className)}>
      <p role="alert">{notLoadedText(what)}</p>
      <div className={actions.actions}>
        <button type="button" className={buttons.primary} onClick={() => onTryAgain()}>
          Try again
        </button>
        {otherwise}
      </div>
    </div>
  )
}

/** The button alone, below a text that names the failure. */
export function TryAgain({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <button type="button" className={buttons.small} onClick={() => onTryAgain()}>
      Try again
    </button>
  )
}
