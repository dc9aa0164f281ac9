import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../concepts/concept-names.ts'
import { someQuestion } from '../testing.ts'
import type { ConceptId, Question } from '../vocabulary.ts'
import type { RoundItem } from './round.ts'

type Given = Partial<Omit<Question, 'fallacyType'>> & {
  concept?: ConceptId
  decidingWords?: readonly string[]
  twinOf?: string
}

/** The first option is right until a round shuffles them; the argument breaks in the second sentence. */
export function someRoundItem({ concept = 'false-cause', twinOf, ...given }: Given = {}, isNew = false): RoundItem {
  const kind = given.kind ?? 'spot'
  const names = ['False Cause', 'Texas Sharpshooter', 'Anecdotal']
  const options = kind === 'sound' ? [NO_FLAW_LABELS.fallacy, ...names] : [...names, NO_FLAW_LABELS.fallacy]
  const decidingWords = given.decidingWords ?? ['the lane is to blame']
  const question = someQuestion({
    id: 'false-cause-bakery',
    scenario: 'Sales fell in April. So the lane is to blame. We know it.',
    options: kind === 'decide' ? ['Buy.', 'Wait.', 'Ask.', 'Sell.'] : options,
    correctAnswer: 0,
    fallacyType: CONCEPT_NAMES[concept],
    explanation: 'After is not because of.',
    kind,
    ...given,
  })
  return {
    purpose: 'mixed',
    isNew,
    question: { ...question, concept, decidingWords, ...(twinOf !== undefined && { twinOf }) },
  }
}
