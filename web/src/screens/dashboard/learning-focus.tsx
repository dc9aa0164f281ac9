import { CATEGORY_TYPE_OF } from '@think-twice/core/concepts/concepts'
import { assessmentCount, conceptSummary, learningFocus, learningFocusNote } from '@think-twice/core/learning/dashboard'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import { BIASES, FALLACIES, type ItemType } from '@think-twice/core/vocabulary'
import { CATALOG_HALVES } from '../../parts/catalog.ts'
import { Glyph } from '../../parts/cells.tsx'
import { FoldedSection } from '../../ui/fold.tsx'
import { Term, TermList } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** The quizzes' split by the product's rule, and the number of concepts really seen. */
export function LearningFocus({ data: { results, progress, favorites } }: { data: DashboardData }) {
  const { fallacies, biases } = learningFocus(results?.length ?? 0)
  return (
    <FoldedSection title="Learning Focus">
      <TermList>
        <Term name={<ItemTypes type="fallacy" />}>{results ? fallacies : '–'}</Term>
        <Term name={<ItemTypes type="bias" />}>{results ? biases : '–'}</Term>
        <Term name="Assessments">{results ? assessmentCount(results) : '–'}</Term>
        <Term name="Favorites">{favorites?.length ?? '–'}</Term>
      </TermList>
      <Text look="fine" top={2}>
        {[results?.length ? learningFocusNote(results.length) : null, progress && seenText(progress)]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </FoldedSection>
  )
}

function seenText(progress: readonly ProgressRecord[]): string {
  const fallacies = conceptSummary(progress, 'logical-fallacies').encountered
  const biases = conceptSummary(progress, 'cognitive-biases').encountered
  return `Seen so far: ${fallacies} of ${FALLACIES.length} fallacies, ${biases} of ${BIASES.length} biases.`
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
