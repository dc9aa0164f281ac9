import type { ReactNode } from 'react'
import { optionLetter } from './option-keys.ts'
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

/** The content of an option, whatever control chooses it. */
export function LetteredText({ index, children }: { index: number; children: ReactNode }) {
  return (
    <>
      <b aria-hidden="true" data-letter={optionLetter(index)} />
      <span>{children}</span>
    </>
  )
}
