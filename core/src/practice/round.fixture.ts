import { NO_FLAW } from '../wording/question-line.ts'
import type { PracticeQuestion } from './practice-question.ts'
import type { RoundItem } from './round.ts'

/** The first option is right until a round shuffles them; the argument breaks in the second sentence. */
export function someRoundItem(given: Partial<PracticeQuestion> = {}, isNew = false): RoundItem {
  const kind = given.kind ?? 'spot'
  const names = ['False Cause', 'Texas Sharpshooter', 'Anecdotal']
  const options = kind === 'sound' ? [NO_FLAW.fallacy, ...names] : [...names, NO_FLAW.fallacy]
  return {
    purpose: 'mixed',
    isNew,
    question: {
      id: 'false-cause-bakery',
      scenario: 'Sales fell in April. So the lane is to blame. We know it.',
      options: kind === 'decide' ? ['Buy.', 'Wait.', 'Ask.', 'Sell.'] : options,
      correctAnswer: 0,
      fallacyType: 'False Cause',
      explanation: 'After is not because of.',
      difficulty: 'easy',
      decidingWords: ['the lane is to blame'],
      kind,
      ...given,
    },
  }
}
