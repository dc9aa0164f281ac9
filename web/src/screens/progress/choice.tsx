import { useId } from 'react'

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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
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
