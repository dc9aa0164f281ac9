import { markedParts } from '@think-twice/core/wording/marked-words'
import { classNames } from '../../ui/class-names.ts'
import pen from '../../ui/pen.module.css'
import typography from '../../ui/text.module.css'
import styles from './marked-text.module.css'

type MarkedTextProps = {
  text: string
  /** Quoted from the text; a quote that is not in it marks nothing. */
  words: readonly string[]
  /** Which concept's ink draws the wave. */
  ink: 'fallacy' | 'bias'
  isSound?: boolean
}

/** A text with its deciding words underlined: a wave where it fails, a plain line where it holds. */
export function MarkedText({ text, words, ink, isSound = false }: MarkedTextProps) {
  return markedParts(text, words).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change position.
        key={index}
        className={classNames(
          styles.mark,
          isSound ? styles.holds : classNames(pen.wave, ink === 'bias' && styles.bias),
        )}
      >
        <span className={typography.visuallyHidden}>{isSound ? 'Why it holds up: ' : 'What gives it away: '}</span>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
