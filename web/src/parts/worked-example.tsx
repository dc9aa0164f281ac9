import type { Study } from '@think-twice/core/content/authoring'
import { classNames } from '../ui/class-names.ts'
import pen from '../ui/pen.module.css'
import { PenArrow } from '../ui/pen.tsx'
import typography from '../ui/text.module.css'
import styles from './worked-example.module.css'

/** A short argument with the failing step underlined, and why it fails as a note in pen beside it. */
export function WorkedExample({ example: { text, failingStep, why } }: { example: Study['workedExample'] }) {
  const start = text.indexOf(failingStep)
  return (
    <div className={styles.example}>
      <p className={styles.text}>
        {text.slice(0, start)}
        <mark className={classNames(pen.wave, styles.failingStep)}>
          <span className={typography.visuallyHidden}>Where it breaks: </span>
          {failingStep}
        </mark>
        {text.slice(start + failingStep.length)}
      </p>
      <div className={styles.why}>
        <PenArrow />
        <p>
          <span className={typography.visuallyHidden}>Why: </span>
          {why}
        </p>
      </div>
    </div>
  )
}
