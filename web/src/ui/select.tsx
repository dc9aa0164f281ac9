import { useId } from 'react'
import fields from './field.module.css'

type SelectProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Each value and its label, in the order shown. */
  options: readonly (readonly [value: Value, words: string])[]
}

/** A labeled list for choosing one value. */
export function Select<Value extends string>({ label, value, onChange, options }: SelectProps<Value>) {
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find(([each]) => each === chosen)
    if (option) onChange(option[0])
  }
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <select className={fields.input} id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
