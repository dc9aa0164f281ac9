import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Columns } from '../../ui/layout.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import { AnswerOptions, type AnswerOptionsProps } from './answer-options.tsx'
import styles from './asked-question.module.css'
import layout from './question.module.css'

type AskedQuestionProps = AnswerOptionsProps & {
  question: IdentifiedQuestion
  /** Shown above the scenario. */
  above?: ReactNode
  /** Shown below the options. */
  children: ReactNode
  className?: string | undefined
}

/** A scenario beside its options; on a phone it is above them. */
export function AskedQuestion({ above, children, className, ...options }: AskedQuestionProps) {
  return (
    <Columns className={classNames(styles.question, className)}>
      <div>
        <DoubleRule className={layout.rule} />
        {above}
        <p className={classNames(layout.scenario, styles.scenario)} id="scenario">
          {options.question.scenario}
        </p>
      </div>
      <div className={styles.answer}>
        <AnswerOptions {...options} />
        {children}
      </div>
    </Columns>
  )
}
