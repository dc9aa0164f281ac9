import buttons from '../../../ui/button.module.css'
import styles from './wall.module.css'

/** The end of a round. The results are opened by the teacher, who may first take them off the projector. */
export function RoundOver({ onReport }: { onReport: () => void }) {
  return (
    <div className={styles.over}>
      <h2>That’s the round.</h2>
      <p className={styles.lead}>Talk moves votes. The next argument shows what stayed.</p>
      <div>
        <button type="button" className={buttons.primary} onClick={onReport}>
          Open the results
        </button>
      </div>
      <p className={styles.aside}>For you alone: take the wall off the projector first.</p>
    </div>
  )
}
