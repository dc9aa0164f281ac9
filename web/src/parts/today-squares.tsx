import styles from './today-squares.module.css'

type Squares = { name: boolean; sentence: boolean }

/** One over the other, in two sizes, or side by side in a line of text. */
const LOOKS = { large: styles.large, small: styles.small, inline: styles.inline } as const

type TodaySquaresProps = {
  squares: Squares
  look: keyof typeof LOOKS
  /** Hidden from screen readers. */
  isDecoration?: boolean
}

/** Two looks earn the logo's two squares: one for the name, one for the sentence. A miss stays an outline. */
export function TodaySquares({ squares: { name, sentence }, look, isDecoration = false }: TodaySquaresProps) {
  const label = `Name ${name ? 'right' : 'missed'}, sentence ${sentence ? 'right' : 'missed'}`
  return (
    <span className={LOOKS[look]} {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <i className={name ? styles.name : styles.miss} />
      <i className={sentence ? styles.sentence : styles.miss} />
    </span>
  )
}
