import type { Study } from '@think-twice/core/content/authoring'
import { markedParts } from '@think-twice/core/wording/marked-text'
import { classNames } from '../ui/class-names.ts'
import pen from '../ui/pen.module.css'
import { PenArrow } from '../ui/pen.tsx'
import typography from '../ui/text.module.css'
import styles from './worked-example.module.css'

/** A short argument with the failing step underlined, and why it fails as a note in pen beside it. */
export function WorkedExample({ example: { text, failingStep, why } }: { example: Study['workedExample'] }) {
  return (
    <div className={styles.example}>
      <p className={styles.text}>
        {markedParts(text, [failingStep]).map(({ text: part, isMarked }) =>
          isMarked ? (
            <mark
              key={part}
              className={classNames(pen.wave, typography.spoken, styles.failingStep)}
              data-spoken="Where it breaks"
            >
              {part}
            </mark>
          ) : (
            part
          ),
        )}
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
