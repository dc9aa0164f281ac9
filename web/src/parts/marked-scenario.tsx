import { isBias } from '@think-twice/core/concepts/concept-names'
import { isSound, type PracticeQuestion } from '@think-twice/core/practice/practice-session'
import { MarkedText } from './marked-text.tsx'
import layout from './question.module.css'

/** The scenario of practice; once it is answered, with the words that decide it underlined. */
export function MarkedScenario({ question, isMarked }: { question: PracticeQuestion; isMarked: boolean }) {
  const { scenario, decidingWords, fallacyType } = question
  return (
    <p className={layout.scenario} id="scenario">
      <MarkedText
        text={scenario}
        words={isMarked ? decidingWords : []}
        ink={isBias(fallacyType) ? 'bias' : 'fallacy'}
        isSound={isSound(question)}
      />
    </p>
  )
}
