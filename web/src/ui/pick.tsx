import type { ReactNode } from 'react'
import styles from './pick.module.css'

const LOOKS = { tiles: styles.tiles, two: styles.two, list: styles.list } as const

type PickProps<Value> = {
  /** The id of the heading that names the choice. */
  labelledBy: string
  name: string
  options: readonly { value: Value; label: ReactNode; detail?: string; drawing?: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Small tiles side by side, two with a sentence each, or a list of lines. */
  look: keyof typeof LOOKS
}

/** So many squares, five in a row. */
export function CountDrawing({ count }: { count: number }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {Array.from({ length: count }, (_, square) => square).map((square) => (
        <i key={square} />
      ))}
    </span>
  )
}

/** A choice between a few values, each in a frame of its own; choosing one applies at once. */
export function Pick<Value extends string | number>({
  labelledBy,
  name,
  options,
  chosen,
  onChoose,
  look,
}: PickProps<Value>) {
  return (
    <fieldset className={LOOKS[look]} aria-labelledby={labelledBy}>
      {options.map(({ value, label, detail, drawing }) => (
        <label key={value}>
          {drawing}
          <span>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </span>
          {detail && <small>{detail}</small>}
        </label>
      ))}
    </fieldset>
  )
}
