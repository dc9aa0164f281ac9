import styles from './flaw-or-sound-sign.module.css'

/** The sign of an argument, as on the practice screen: a wave where it breaks, a straight line where it is sound. */
export function FlawOrSoundSign({ of }: { of: 'flaw' | 'sound' }) {
  return (
    <svg className={of === 'flaw' ? styles.wave : styles.straight} viewBox="0 0 28 12" aria-hidden="true">
      <path d={of === 'flaw' ? 'M1 6q3.25-5 6.5 0t6.5 0 6.5 0 6.5 0' : 'M2 6h24'} />
    </svg>
  )
}
