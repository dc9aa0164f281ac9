import type { TeachersScenario } from '@think-twice/contract/class-rounds'
import { rightCountText } from '@think-twice/core/class/votes'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { decidingSentence } from '@think-twice/core/practice/sentences'
import { useState } from 'react'
import { useScenario } from '../../../data/content.ts'
import { AnnotatedText } from '../../../parts/review/annotated-text.tsx'
import buttons from '../../../ui/button.module.css'
import { inkOfRight, optionText } from '../class-words.ts'
import { VoteBars } from '../round/vote-bars.tsx'
import { ScenarioText } from './scenario-text.tsx'
import wall from './wall.module.css'
import styles from './wall-both.module.css'

type View = 'votes' | 'reasons' | 'twin'
const VIEWS: Readonly<Record<View, string>> = { votes: 'The votes', reasons: 'The reasons', twin: 'The twin' }

/**
 * The key to a scenario: the sentence that decides it, marked, the right name, and both votes side by side. Two more views
 * have the whole text with the reasons for all options and, last, the twin.
 */
export function BothStep({ scenario }: { scenario: TeachersScenario }) {
  const [view, setView] = useState<View>('votes')
  const { question, twin } = useScenario(scenario)
  const views = (['votes', 'reasons', 'twin'] as const).filter((each) => each !== 'twin' || twin)
  return (
    <div className={styles.both} data-type={inkOfRight(scenario)}>
      {view === 'votes' && <Votes scenario={scenario} question={question} />}
      {view === 'reasons' && (
        <div className={wall.columns}>
          <ScenarioText key={view}>{question ? <AnnotatedText question={question} /> : scenario.text}</ScenarioText>
          <Reasons scenario={scenario} />
        </div>
      )}
      {view === 'twin' && twin && <Twin twin={twin} />}
      <fieldset className={styles.views} aria-label="Show">
        {views.map((each) => (
          <button
            key={each}
            type="button"
            className={buttons.small}
            aria-pressed={each === view}
            onClick={() => setView(each)}
          >
            {VIEWS[each]}
          </button>
        ))}
        <span className={styles.caption}>Talk moves votes. The next argument shows what stayed.</span>
      </fieldset>
    </div>
  )
}

type VotesProps = {
  scenario: TeachersScenario
  /** Absent until it has been fetched. */
  question: PracticeQuestion | undefined
}

function Votes({ scenario, question }: VotesProps) {
  const { options, right, rationales, conceptId, first, second } = scenario
  return (
    <section className={styles.whole} aria-label="Both votes">
      {question && (
        <AnnotatedText className={styles.say} question={{ ...question, scenario: decidingSentence(question) }} />
      )}
      <h2>{optionText(options[right] ?? '', conceptId)}</h2>
      <p className={styles.why}>{rationales[right]}</p>
      <div className={styles.votes}>
        <section aria-label="First vote">
          <h3>
            First <span>{rightCountText(first, right)}</span>
          </h3>
          <VoteBars scenario={scenario} votes={first} isOnWall />
        </section>
        {second && (
          <section aria-label="After talking">
            <h3>
              After talking <span>{rightCountText(second, right)}</span>
            </h3>
            <VoteBars scenario={scenario} votes={second} isOnWall />
          </section>
        )}
      </div>
    </section>
  )
}

/** Why each option is right or wrong, the right one first. */
function Reasons({ scenario: { options, right, rationales, conceptId } }: { scenario: TeachersScenario }) {
  const order = [right, ...[...options.keys()].filter((option) => option !== right)]
  return (
    <dl className={styles.reasons}>
      {order.map((option) => (
        <div key={option} data-right={option === right || undefined}>
          <dt>{optionText(options[option] ?? '', conceptId)}</dt>
          <dd>{rationales[option]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What one changed fact does to the verdict. */
function Twin({ twin }: { twin: PracticeQuestion }) {
  return (
    <div className={wall.columns}>
      <ScenarioText>
        <AnnotatedText question={twin} />
      </ScenarioText>
      <section className={styles.verdict} aria-label="The twin" data-type={twin.kind === 'sound' ? 'sound' : undefined}>
        <p className={wall.lead}>The same scenario, with one thing changed.</p>
        <h2>{twin.options[twin.correctAnswer]}</h2>
        <p className={styles.why}>{twin.rationales?.[twin.correctAnswer]}</p>
      </section>
    </div>
  )
}
