import { questionCountOf, slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { BIASES, FALLACIES, type QuizMode } from '@think-twice/core/vocabulary'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { startAddress } from '../../addresses.ts'
import { Cells, Glyph } from '../../parts/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './quizzes.module.css'

/** The texts of a quiz's card: its name, its set of questions, and a reason to take it. */
type Card = { mode: QuizMode; name: string; set: string; line: string }

const QUIZZES: readonly Card[] = [
  {
    mode: 'standard',
    name: 'Standard Quiz',
    set: `${questionCountOf('standard')} Logical Fallacies`,
    line: 'Twelve short arguments, one flaw in each. The best place to start.',
  },
  {
    mode: 'advanced',
    name: 'Advanced Quiz',
    set: `${FALLACIES.length} Fallacies + ${BIASES.length} Biases`,
    line: 'The whole catalog in one sitting, shuffled. Grab a coffee.',
  },
]

const ASSESSMENTS: readonly Card[] = [
  {
    mode: 'mini-bias-assessment',
    name: 'Bias Assessment',
    set: `${questionCountOf('mini-bias-assessment')} Common Biases`,
    line: 'The habits of mind most people share, and which ones trip you up.',
  },
  {
    mode: 'mini-fallacy-assessment',
    name: 'Fallacy Assessment',
    set: `${questionCountOf('mini-fallacy-assessment')} Common Fallacies`,
    line: 'The bad arguments you’re most likely to let through.',
  },
  {
    mode: 'bias-assessment',
    name: 'Full Bias Assessment',
    set: `All ${questionCountOf('bias-assessment')} biases`,
    line: 'A complete profile, from anchoring to choice overload.',
  },
  {
    mode: 'fallacy-assessment',
    name: 'Full Fallacy Assessment',
    set: `All ${questionCountOf('fallacy-assessment')} fallacies`,
    line: 'Every fallacy in the catalog, informal and formal.',
  },
]

export function Quizzes() {
  return (
    <Group
      id="quizzes"
      title="Quizzes"
      cards={QUIZZES}
      className={styles.ofQuizzes}
      lead="Scored out of 100, with every answer explained at the end."
    >
      <ul className={styles.types}>
        <li>
          <Glyph type="fallacy" />
          <span>A fallacy is a crack in the argument.</span>
        </li>
        <li>
          <Glyph type="bias" />
          <span>A bias is a tilt in the thinker.</span>
        </li>
      </ul>
    </Group>
  )
}

export function Assessments() {
  return (
    <Group
      id="assessments"
      title="Assessments"
      cards={ASSESSMENTS}
      lead="No passing score. You get a profile of where your answers leaned, and three tips for each lean."
    />
  )
}

type GroupProps = {
  id: string
  title: string
  lead: string
  cards: readonly Card[]
  className?: string | undefined
  children?: ReactNode
}

/** A heading with the cards that start its quizzes. */
function Group({ id, title, lead, cards, className, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <DoubleRule className={styles.rule} />
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className={typography.small}>{lead}</p>
        {children}
      </div>
      <div className={classNames(styles.list, className)}>
        {cards.map((card) => (
          <QuizCard key={card.mode} {...card} />
        ))}
      </div>
    </section>
  )
}

/** A card that starts a quiz, with a cell for each of its questions. */
function QuizCard({ mode, name, set, line }: Card) {
  const id = useId()
  const types = slotsOf(mode).map((slot) => (slot.startsWith('bias') ? 'bias' : 'fallacy'))
  return (
    <article className={styles.card}>
      <div className={styles.questions}>
        <Cells types={types} />
      </div>
      <h3>
        <Link className={styles.link} href={startAddress(mode)} aria-describedby={id}>
          {name}
        </Link>
      </h3>
      <p className={styles.set} id={id}>
        {set}
      </p>
      <p className={styles.line}>{line}</p>
      <span className={styles.start} aria-hidden="true">
        Start <Icon name="arrowRight" />
      </span>
    </article>
  )
}
