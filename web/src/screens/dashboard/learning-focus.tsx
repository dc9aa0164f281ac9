import { BIAS_NAMES, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import { assessmentCount, conceptSummary, learningFocus } from '@think-twice/core/learning/dashboard'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/counted'
import type { CSSProperties, ReactNode } from 'react'
import { Glyph } from '../../ui/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import typography from '../../ui/text.module.css'
import { Block } from './block.tsx'
import styles from './learning-focus.module.css'
import termList from './term-list.module.css'
import type { DashboardData } from './use-dashboard.ts'

/** Where the quizzes went, and beside it how many concepts were really met. */
export function LearningFocus({ data: { results, progress, favorites } }: { data: DashboardData }) {
  const { fallacies, biases } = learningFocus(results?.length ?? 0)
  const met = (type: CategoryType, names: readonly string[]) =>
    progress ? `${conceptSummary(progress, type).encountered} of ${names.length} met` : undefined
  return (
    <Block
      title="Learning Focus"
      aside={results?.length ? `Of ${counted(results.length, 'quiz', 'quizzes')}` : undefined}
    >
      <div
        className={classNames(styles.split, fallacies + biases === 0 && styles.none)}
        style={{ '--fallacies': fallacies, '--biases': biases } as CSSProperties}
        aria-hidden="true"
      >
        <i />
        <i />
      </div>
      <dl className={classNames(termList.terms, styles.counts)}>
        <Row
          term={
            <>
              <Glyph kind="fallacy" />
              Fallacies
            </>
          }
          note={met('logical-fallacies', FALLACY_NAMES)}
        >
          {results ? fallacies : '–'}
        </Row>
        <Row
          term={
            <>
              <Glyph kind="bias" />
              Biases
            </>
          }
          note={met('cognitive-biases', BIAS_NAMES)}
        >
          {results ? biases : '–'}
        </Row>
        <Row term="Assessments">{results ? assessmentCount(results) : '–'}</Row>
        <Row term="Favorites">{favorites?.length ?? '–'}</Row>
      </dl>
    </Block>
  )
}

function Row({ term, note, children }: { term: ReactNode; note?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>
        {term}
        {note && <span className={typography.fine}>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
