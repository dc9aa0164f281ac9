import styles from './switch.module.css'

type SwitchProps = { label: string; detail: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** Something that is on or off; switching it applies at once. */
export function Switch({ label, detail, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span>
        <b>{label}</b>
        <small>{detail}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
