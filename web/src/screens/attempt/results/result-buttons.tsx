import type { QuizMode } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { startAddress } from '../../../addresses.ts'
import actions from '../../../ui/actions.module.css'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

type ResultButtonsProps = {
  mode: QuizMode
  retake: 'Retake Quiz' | 'Retake Assessment'
  className: string | undefined
}

/** A retake draws and shuffles anew. */
export function ResultButtons({ mode, retake, className }: ResultButtonsProps) {
  return (
    <div className={classNames(actions.endActions, className)}>
      <Link className={buttons.primary} href={startAddress(mode)}>
        <Icon name="again" /> {retake}
      </Link>
      <Link className={buttons.button} href="/">
        Back to Home
      </Link>
    </div>
  )
}
