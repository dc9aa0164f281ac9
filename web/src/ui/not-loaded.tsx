import type { ReactNode } from 'react'
import actions from './actions.module.css'
import buttons from './button.module.css'
import { classNames } from './class-names.ts'
import styles from './not-loaded.module.css'
import typography from './text.module.css'
import waiting from './waiting.module.css'

type NotLoadedProps = {
  className?: string | undefined
  /** What is missing, as the subject of a sentence: 'Your streak'. */
  what: string
  onTryAgain: () => unknown
}

/** Takes the place of a part of a screen that could not be loaded. */
export function NotLoaded({ className, what, onTryAgain }: NotLoadedProps) {
  return (
    <div className={classNames(styles.part, className)}>
      <p className={typography.small}>{what} couldn’t be loaded.</p>
      <TryAgain onTryAgain={onTryAgain} />
    </div>
  )
}

/** Takes the place of a whole screen, or of its main part, and is read out. `otherwise` is another way to go on. */
export function ScreenNotLoaded({
  className,
  what,
  onTryAgain,
  otherwise,
}: NotLoadedProps & { otherwise?: ReactNode }) {
  return (
    <div className={classNames(waiting.waiting, className)}>
      <p role="alert">{what} couldn’t be loaded. Check your connection, then try again.</p>
      <div className={actions.actions}>
        <button type="button" className={buttons.primary} onClick={() => onTryAgain()}>
          Try again
        </button>
        {otherwise}
      </div>
    </div>
  )
}

/** The button alone, for a place that already says what is missing. */
export function TryAgain({ onTryAgain }: { onTryAgain: () => unknown }) {
  return (
    <button type="button" className={buttons.small} onClick={() => onTryAgain()}>
      Try again
    </button>
  )
}
