import type { ItemType } from '@think-twice/core/vocabulary'
import { markedParts } from '@think-twice/core/wording/marked-words'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import pen from '../../ui/pen.module.css'
import typography from '../../ui/text.module.css'
import styles from './verdict.module.css'

/** A check or a cross, and the word for it. */
export function Verdict({ isRight, isOpen = false }: { isRight: boolean; isOpen?: boolean }) {
  return (
    <span className={isRight ? styles.right : styles.wrong}>
      <Icon name={isRight ? 'check' : 'cross'} />
      {isRight ? 'Correct' : isOpen ? 'Not answered' : 'Incorrect'}
    </span>
  )
}

/** A check or a cross as a cell, for places that have the words beside it. */
export function VerdictCell({ isRight }: { isRight: boolean }) {
  return (
    <i className={isRight ? styles.cell : styles.wrongCell} aria-hidden="true">
      <Icon name={isRight ? 'check' : 'cross'} />
    </i>
  )
}

type ExplainedOptionProps = {
  option: string
  verdict: 'Your answer, correct' | 'Correct answer' | 'Your answer'
  /** Why the option is right or wrong. */
  why: string | undefined
  /** The explanation of the right option is written in the ink of this type. */
  type?: ItemType
  className: string | undefined
}

/** An option that matters, whose it was, and why it is right or wrong. */
export function ExplainedOption({ option, verdict, why, type, className }: ExplainedOptionProps) {
  const isRight = verdict !== 'Your answer'
  return (
    <div className={className}>
      <p className={styles.who}>
        <VerdictCell isRight={isRight} />
        <span>{option}</span> <em className={isRight ? styles.rightOption : styles.wrongOption}>{verdict}</em>
      </p>
      {why !== undefined && (
        <p className={isRight ? styles.note : styles.because} data-type={type}>
          {isRight && <span className={typography.visuallyHidden}>Explanation: </span>}
          {why}
        </p>
      )}
    </div>
  )
}

type MarkedTextProps = {
  text: string
  /** Quoted from the text; a quote that is not in it marks nothing. */
  words: readonly string[]
  /** Whose ink draws the wave. */
  type: ItemType
  isSound?: boolean
}

/** A text with its deciding words underlined: a wave where it fails, a plain line where it holds. */
export function MarkedText({ text, words, type, isSound = false }: MarkedTextProps) {
  return markedParts(text, words).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change position.
        key={index}
        className={classNames(styles.mark, isSound ? styles.holds : pen.wave)}
        data-type={type}
      >
        <span className={typography.visuallyHidden}>{isSound ? 'Why it holds up: ' : 'What gives it away: '}</span>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
