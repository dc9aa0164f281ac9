import { questionCountOf, slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { BIASES, FALLACIES, ITEM_TYPES, type QuizMode } from '@think-twice/core/vocabulary'
import { useId } from 'react'
import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import { Glyph } from '../../parts/cells.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './quiz-cards.module.css'

/** The texts of a card: its name and its set of questions. */
type Card = { mode: QuizMode; name: string; set: string }

const QUIZZES: readonly Card[] = [
  { mode: 'standard', name: 'Standard Quiz', set: `${questionCountOf('standard')} Logical Fallacies` },
  { mode: 'advanced', name: 'Advanced Quiz', set: `${FALLACIES.length} Fallacies + ${BIASES.length} Biases` },
]

const ASSESSMENTS: readonly Card[] = [
  {
    mode: 'mini-bias-assessment',
    name: 'Bias Assessment',
    set: `${questionCountOf('mini-bias-assessment')} Common Biases`,
  },
  {
    mode: 'mini-fallacy-assessment',
    name: 'Fallacy Assessment',
    set: `${questionCountOf('mini-fallacy-assessment')} Common Fallacies`,
  },
  { mode: 'bias-assessment', name: 'Full Bias Assessment', set: `All ${questionCountOf('bias-assessment')} biases` },
  {
    mode: 'fallacy-assessment',
    name: 'Full Fallacy Assessment',
    set: `All ${questionCountOf('fallacy-assessment')} fallacies`,
  },
]

/** The quizzes and the assessments, which end differently. */
export function QuizCards() {
  return (
    <Section title="Tests" size="medium">
      <div className={styles.groups}>
        <Group id="quizzes" title="Quizzes" line="A score, with every answer explained." cards={QUIZZES} />
        <Group
          id="assessments"
          title="Assessments"
          line="A profile of where your answers leaned."
          cards={ASSESSMENTS}
        />
      </div>
    </Section>
  )
}

type GroupProps = { id: string; title: string; line: string; cards: readonly Card[] }

function Group({ id, title, line, cards }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <Row baseline gap={3} rowGap={0} className={styles.head}>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <p className={typography.fine}>{line}</p>
      </Row>
      <div className={styles.cards}>
        {cards.map((card) => (
          <QuizCard key={card.mode} {...card} />
        ))}
      </div>
    </section>
  )
}

/** A card that starts a quiz or an assessment, with the signs of what it asks about. */
function QuizCard({ mode, name, set }: Card) {
  const id = useId()
  const slots = slotsOf(mode)
  return (
    <article className={styles.card}>
      <div className={styles.types}>
        {ITEM_TYPES.filter((type) => slots.some((slot) => slot.startsWith('bias') === (type === 'bias'))).map(
          (type) => (
            <Glyph key={type} type={type} />
          ),
        )}
      </div>
      <h4>
        <Link className={styles.link} href={startAddress(mode)} aria-describedby={id}>
          {name}
        </Link>
      </h4>
      <p id={id}>{set}</p>
      <Icon name="arrowRight" />
    </article>
  )
}
