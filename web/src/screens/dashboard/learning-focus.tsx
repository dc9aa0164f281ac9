import { BIAS_NAMES, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import { assessmentCount, conceptSummary, learningFocus, learningFocusNote } from '@think-twice/core/learning/dashboard'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import type { ItemType } from '@think-twice/core/vocabulary'
import type { ReactNode } from 'react'
import { Cells, Glyph } from '../../ui/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Stack } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './learning-focus.module.css'
import termList from './term-list.module.css'
import type { DashboardData } from './use-dashboard.ts'

/** The quizzes' split as specified, and above it how many concepts were really seen. */
export function LearningFocus({ data: { results, progress, favorites } }: { data: DashboardData }) {
  const { fallacies, biases } = learningFocus(results?.length ?? 0)
  return (
    <Section title="Learning Focus">
      {progress && <SeenConcepts progress={progress} />}
      <dl className={classNames(termList.terms, styles.counts)}>
        <Row
          term={
            <>
              <Glyph type="fallacy" />
              Fallacies
            </>
          }
        >
          {results ? fallacies : '–'}
        </Row>
        <Row
          term={
            <>
              <Glyph type="bias" />
              Biases
            </>
          }
        >
          {results ? biases : '–'}
        </Row>
        <Row term="Assessments">{results ? assessmentCount(results) : '–'}</Row>
        <Row term="Favorites">{favorites?.length ?? '–'}</Row>
      </dl>
      {results && results.length > 0 && <p className={typography.fine}>{learningFocusNote(results.length)}</p>}
    </Section>
  )
}

/** One cell for each concept of the catalogue: printed once it was seen. */
function SeenConcepts({ progress }: { progress: readonly ProgressRecord[] }) {
  const fallacies = conceptSummary(progress, 'logical-fallacies').encountered
  const biases = conceptSummary(progress, 'cognitive-biases').encountered
  return (
    <Stack gap={3} className={styles.seen}>
      <CountedCells type="fallacy" count={fallacies} of={FALLACY_NAMES.length} />
      <CountedCells type="bias" count={biases} of={BIAS_NAMES.length} />
      <p className={typography.label}>
        Seen so far: {fallacies} of {FALLACY_NAMES.length} fallacies, {biases} of {BIAS_NAMES.length} biases
      </p>
    </Stack>
  )
}

function CountedCells({ type, count, of }: { type: ItemType; count: number; of: number }) {
  const open = type === 'bias' ? 'open bias' : 'open'
  return <Cells types={Array.from({ length: of }, (_, cell) => (cell < count ? type : open))} />
}

function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
