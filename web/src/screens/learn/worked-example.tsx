import type { Study } from '@think-twice/core/content/authoring'
import { PenArrow } from '../../ui/pen-arrow.tsx'

/** A short argument with the step that fails underlined, and why it fails as a note in pen beside it. */
export function WorkedExample({ example: { text, failingStep, why } }: { example: Study['workedExample'] }) {
  const start = text.indexOf(failingStep)
  return (
    <div className="worked">
      <p className="worked__text">
        {text.slice(0, start)}
        <mark className="wave">
          <span className="vh">Here it fails: </span>
          {failingStep}
        </mark>
        {text.slice(start + failingStep.length)}
      </p>
      <div className="worked__why">
        <PenArrow />
        <p>
          <span className="vh">Why: </span>
          {why}
        </p>
      </div>
    </div>
  )
}
