import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { LearningPath, StepRequirement } from '@think-twice/core/rewards/learning-paths'
import { modeForStep } from '@think-twice/core/rewards/path-standings'
import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './continue-links.module.css'

type ContinueLinksProps = { path: LearningPath; requirement: StepRequirement; isMain: boolean }

/** To the session that the current step needs, and to the reading that helps with it. */
export function ContinueLinks({ path, requirement, isMain }: ContinueLinksProps) {
  const mode = modeForStep(requirement)
  return (
    <div className={styles.links}>
      <Link
        className={isMain ? buttons.primary : buttons.button}
        href={startAddress(mode)}
        aria-label={`Continue ${path.name} with ${titleOf(mode)}`}
      >
        Continue <Icon name="arrowRight" />
      </Link>
      {requirement.type !== 'score' && (
        <Link className={buttons.plain} href={`/learn?type=${requirement.categoryType}`}>
          {requirement.categoryType === 'cognitive-biases' ? 'Read about biases' : 'Read about fallacies'}
        </Link>
      )}
    </div>
  )
}
