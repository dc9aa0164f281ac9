import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isConceptId } from '@think-twice/core/concepts/concepts'
import { type MixedUpPair, mixedUpPairs, mixUpShareLine } from '@think-twice/core/quiz/mix-ups'
import { questionCountOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { isCorrect } from '@think-twice/core/quiz/score'
import { BIASES, type ConceptId, FALLACIES } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { practiceAddress, startAddress } from '../../../addresses.ts'
import { useTellApart } from '../../../data/content.ts'
import { ConceptLabel, MixedUpNames } from '../../../parts/concept-name.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './result-advice.module.css'

/** Number of pairs that fit beside the score. */
const PAIRS_SHOWN = 3

/** The advice: names that were mixed up, with the question that tells them apart, or the first name missed. */
export function ResultAdvice({ result }: { result: QuizResult }) {
  const { questions, userAnswers, totalQuestions, correctAnswers } = result
  const pairs = mixedUpPairs(questions, userAnswers).slice(0, PAIRS_SHOWN)
  const [first, ...rest] = pairs
  if (first) {
    return (
      <Advice title="Names you mixed up">
        <p className={typography.small}>{mixUpShareLine(first.times, pairs.length, totalQuestions - correctAnswers)}</p>
        <Pair pair={first} isFirst />
        {rest.map((pair) => (
          <Pair key={pair.concepts.join()} pair={pair} />
        ))}
      </Advice>
    )
  }
  const missed = questions.find((question, index) => !isCorrect(question, userAnswers[index]))?.concept
  if (missed === undefined) return result.mode === 'advanced' ? null : <HarderNext />
  if (!isConceptId(missed)) return null
  return (
    <Advice title="Look at this first">
      <div className={styles.first}>
        <p className={styles.name}>
          <ConceptLabel concept={missed} />
        </p>
        <PracticeButton concept={missed} />
      </div>
    </Advice>
  )
}

function Advice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="mixed-up">
      <DoubleRule />
      <h2 className={styles.head} id="mixed-up">
        {title}
      </h2>
      {children}
    </section>
  )
}

const ALL_ASKED = `The Advanced Quiz covers all ${FALLACIES.length} fallacies and all ${BIASES.length} biases.`

/** The advice if everything was right. */
function HarderNext() {
  return (
    <Advice title="Nothing to review">
      <p className={typography.small}>{ALL_ASKED}</p>
      <Row gap={4} rowGap={2} top={5}>
        <Link className={buttons.primary} href={startAddress('advanced')}>
          Take the Advanced Quiz <Icon name="arrowRight" />
        </Link>
        <span className={typography.fine}>{counted(questionCountOf('advanced'), 'question')}</span>
      </Row>
    </Advice>
  )
}

function Pair({ pair: { concepts }, isFirst = false }: { pair: MixedUpPair; isFirst?: boolean }) {
  const [right, named] = concepts
  const question = useTellApart([right, named])?.text
  return (
    <div className={isFirst ? styles.first : styles.row}>
      <div>
        <MixedUpNames between="or" isLarge={isFirst}>
          <ConceptLabel concept={right} />
          <ConceptLabel concept={named} />
        </MixedUpNames>
        {question && <p className={styles.question}>{question}</p>}
      </div>
      {isFirst ? (
        <PracticeButton concept={right} />
      ) : (
        <Link
          className={classNames(buttons.small, buttons.plain)}
          href={practiceAddress(right)}
          aria-label={`Practice ${CONCEPT_NAMES[right]}`}
        >
          Practice
        </Link>
      )}
    </div>
  )
}

function PracticeButton({ concept }: { concept: ConceptId }) {
  return (
    <Row gap={4} rowGap={2} top={5}>
      <Link className={buttons.primary} href={practiceAddress(concept)}>
        Practice {CONCEPT_NAMES[concept]} <Icon name="arrowRight" />
      </Link>
      <span className={typography.fine}>A round about it and what it gets mistaken for</span>
    </Row>
  )
}
