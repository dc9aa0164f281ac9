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
  /** Why the option is right or wrong; the explanation of the right one is written in the concept's ink. */
  why: string | undefined
  ink?: 'fallacy' | 'bias'
  className: string | undefined
}

/** An option that matters, whose it was, and why it is right or wrong. */
export function ExplainedOption({ option, verdict, why, ink, className }: ExplainedOptionProps) {
  const isRight = verdict !== 'Your answer'
  return (
    <div className={className}>
      <p className={styles.who}>
        <VerdictCell isRight={isRight} />
        <span>{option}</span> <em className={isRight ? styles.rightOption : styles.wrongOption}>{verdict}</em>
      </p>
      {why !== undefined && (
        <p className={classNames(isRight ? styles.note : styles.because, ink === 'bias' && styles.ofBias)}>
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
