import { useId } from 'react'
import fields from '../../ui/field.module.css'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** What each value is called, in the order shown. */
  options: Readonly<Record<Value, string>>
}

/** A labeled list to choose one value from. */
export function Choice<Value extends string>({ label, value, onChange, options }: ChoiceProps<Value>) {
  const id = useId()
  const values = Object.keys(options) as Value[]
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <select
        className={fields.input}
        id={id}
        value={value}
        onChange={(event) => onChange(values.find((each) => each === event.target.value) ?? value)}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {options[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
