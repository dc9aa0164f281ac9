import { CATEGORY_TYPE_OF } from '@think-twice/core/concepts/concepts'
import { assessmentCount, conceptSummary, learningFocus, learningFocusNote } from '@think-twice/core/learning/dashboard'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import { BIASES, FALLACIES, type ItemType } from '@think-twice/core/vocabulary'
import { CATALOG_HALVES } from '../../parts/catalog.ts'
import { Cells, Glyph } from '../../parts/cells.tsx'
import { Stack, Term, TermList } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './learning-focus.module.css'
import type { DashboardData } from './use-dashboard.ts'

/** The quizzes' split by the product's rule, and above it the number of concepts really seen. */
export function LearningFocus({ data: { results, progress, favorites } }: { data: DashboardData }) {
  const { fallacies, biases } = learningFocus(results?.length ?? 0)
  return (
    <Section title="Learning Focus">
      {progress && <SeenConcepts progress={progress} />}
      <TermList className={styles.counts}>
        <Term name={<ItemTypes type="fallacy" />}>{results ? fallacies : '–'}</Term>
        <Term name={<ItemTypes type="bias" />}>{results ? biases : '–'}</Term>
        <Term name="Assessments">{results ? assessmentCount(results) : '–'}</Term>
        <Term name="Favorites">{favorites?.length ?? '–'}</Term>
      </TermList>
      {results && results.length > 0 && <p className={typography.fine}>{learningFocusNote(results.length)}</p>}
    </Section>
  )
}

/** One cell for each concept of the catalog: printed once it was seen. */
function SeenConcepts({ progress }: { progress: readonly ProgressRecord[] }) {
  const fallacies = conceptSummary(progress, 'logical-fallacies').encountered
  const biases = conceptSummary(progress, 'cognitive-biases').encountered
  return (
    <Stack gap={3} className={styles.seen}>
      <CountedCells type="fallacy" count={fallacies} of={FALLACIES.length} />
      <CountedCells type="bias" count={biases} of={BIASES.length} />
      <p className={typography.label}>
        Seen so far: {fallacies} of {FALLACIES.length} fallacies, {biases} of {BIASES.length} biases
      </p>
    </Stack>
  )
}

function CountedCells({ type, count, of }: { type: ItemType; count: number; of: number }) {
  const open = type === 'bias' ? 'open bias' : 'open'
  return <Cells types={Array.from({ length: of }, (_, cell) => (cell < count ? type : open))} />
}

/** 'Fallacies' or 'Biases' with the glyph. */
export function ItemTypes({ type }: { type: ItemType }) {
  return (
    <>
      <Glyph type={type} />
      {CATALOG_HALVES[CATEGORY_TYPE_OF[type]].shortTitle}
    </>
  )
}
