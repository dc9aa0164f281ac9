import pen from './pen.module.css'

/** The hand-drawn arrow of a margin note, pointing up at what it explains. */
export function PenArrow() {
  return (
    <svg viewBox="0 0 26 30" aria-hidden="true">
      <path className={pen.stroke} pathLength="1" d="M22 26C10 26 5 19 6 5M1.5 10.5 6 4l5.5 5.5" />
    </svg>
  )
}
