import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { LearningPath, StepRequirement } from '@think-twice/core/rewards/learning-paths'
import { modeForStep } from '@think-twice/core/rewards/path-standings'
import { Link } from 'wouter'
import { catalogueAddress, practiceAddress, startAddress } from '../../addresses.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './continue-links.module.css'

type ContinueLinksProps = {
  path: LearningPath
  requirement: StepRequirement
  /** The concept to go on with; null if the step asks for a quiz. */
  next: ConceptName | null
  isMain: boolean
}

/** Links to what the current step needs: practice for a step about learning, a quiz for one that needs a score. */
export function ContinueLinks({ path, requirement, next, isMain }: ContinueLinksProps) {
  const mode = modeForStep(requirement)
  const main = isMain ? buttons.primary : buttons.button
  if (requirement.type === 'score' || next === null) {
    return (
      <div className={styles.links}>
        <Link className={main} href={startAddress(mode)} aria-label={`Continue with ${titleOf(mode)}: ${path.name}`}>
          Continue with {titleOf(mode)} <Icon name="arrowRight" />
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.links}>
      <Link className={main} href={practiceAddress(next)} aria-label={`Practice ${next}: ${path.name}`}>
        Practice {next} <Icon name="arrowRight" />
      </Link>
      <Link className={buttons.plain} href={catalogueAddress(requirement.categoryType)}>
        {requirement.categoryType === 'cognitive-biases' ? 'Read about biases' : 'Read about fallacies'}
      </Link>
    </div>
  )
}
