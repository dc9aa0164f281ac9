import type { ReactNode } from 'react'
import styles from './setting-choice.module.css'

/** A setting with a few values, each shown as a drawing; choosing one applies it at once. */
export function SettingChoice<Value extends string | number>({
  labelledBy,
  name,
  options,
  chosen,
  onChoose,
}: {
  labelledBy: string
  name: string
  options: readonly { value: Value; drawing: ReactNode; label: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className={styles.pick} aria-labelledby={labelledBy}>
      {options.map(({ value, drawing, label }) => (
        <label key={value}>
          {drawing}
          <span>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
