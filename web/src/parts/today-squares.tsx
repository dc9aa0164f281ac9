import { classNames } from '../ui/class-names.ts'
import styles from './today-squares.module.css'

type TodaySquaresProps = { name: boolean; sentence: boolean; isSmall?: boolean }

/** Two looks earn the logo's two squares: one for the name, one for the sentence. A miss stays an outline. */
export function TodaySquares({ name, sentence, isSmall = false }: TodaySquaresProps) {
  return (
    <span
      className={isSmall ? styles.small : styles.looked}
      role="img"
      aria-label={`Name ${name ? 'right' : 'missed'}, sentence ${sentence ? 'right' : 'missed'}`}
    >
      <i className={classNames(styles.name, !name && styles.miss)} />
      <i className={classNames(styles.sentence, !sentence && styles.miss)} />
    </span>
  )
}
