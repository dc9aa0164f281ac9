import type { Question } from '@think-twice/core/vocabulary'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import styles from './options.module.css'

type RadioOptionProps = { index: number; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** One option of a question whose choice can still change. */
export function RadioOption({ index, isChosen, onChoose, children }: RadioOptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name="answer" checked={isChosen} onChange={onChoose} />
      <LetteredText index={index}>{children}</LetteredText>
    </label>
  )
}

/** One option of a question that is answered by pressing it. */
export function ButtonOption({ index, onChoose, children }: Omit<RadioOptionProps, 'isChosen'>) {
  return (
    <button type="button" className={styles.option} onClick={onChoose}>
      <LetteredText index={index}>{children}</LetteredText>
    </button>
  )
}

function LetteredText({ index, children }: { index: number; children: ReactNode }) {
  return (
    <>
      <b aria-hidden="true" data-letter={optionLetter(index)} />
      <span>{children}</span>
    </>
  )
}

/** The letter of an option that is answered already, in a small cell. */
export function OptionLetter({ index }: { index: number }) {
  return (
    <span className={styles.letter} aria-hidden="true">
      {optionLetter(index)}
    </span>
  )
}

/** The letter in front of an option, which is also its key. */
export function optionLetter(index: number): string {
  return 'ABCD'[index] ?? ''
}

/** The option that a key chooses: 1 to 4 or A to D; null for any other key. */
export function optionOfKey(key: string): number | null {
  if (key.length !== 1) return null
  const index = Math.max('1234'.indexOf(key), 'abcd'.indexOf(key.toLowerCase()))
  return index === -1 ? null : index
}

/** Letters in the longest word that fits in half a phone's width. */
const LONGEST_OF_TWO = 13

/** On a phone, names are set in two columns, unless a word is too long for that: `Representativeness`. */
export function optionsLayout({ kind, options }: Pick<Question, 'kind' | 'options'>): string | undefined {
  const words = options.flatMap((option) => option.split(/[^\p{L}]+/u))
  const isNarrow = kind !== 'decide' && words.every(({ length }) => length <= LONGEST_OF_TWO)
  return isNarrow ? styles.names : styles.options
}

/** Names the keys that answer a question. Shown only where a mouse suggests a keyboard. */
export function KeyHint({ children }: { children: ReactNode }) {
  return <p className={classNames(typography.fine, styles.keys)}>{children}</p>
}

export function KeysToChoose() {
  return (
    <KeyHint>
      Press <kbd>A</kbd> to <kbd>D</kbd> or <kbd>1</kbd> to <kbd>4</kbd> to choose, then <kbd>Enter</kbd> to continue.
    </KeyHint>
  )
}
