import type { TeachersRound, TeachersScenario } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { fooledMost, hasFigures, rightShareText } from '@think-twice/core/class/votes'
import { useScenario } from '../../../data/content.ts'
import { AnnotatedText } from '../../../parts/review/annotated-text.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PenNote } from '../../../ui/pen.tsx'
import typography from '../../../ui/text.module.css'
import { inkOfRight, optionText } from '../class-words.ts'
import styles from './class-round.module.css'
import { BothVotes } from './vote-bars.tsx'

type ScenarioReportProps = {
  classroom: TeachersClass
  round: TeachersRound
  scenario: TeachersScenario
  position: number
}

/** One scenario of a round: its text with the marks, the votes, and the option that fooled most. */
export function ScenarioReport({ classroom, round, scenario, position }: ScenarioReportProps) {
  const { question } = useScenario(scenario)
  const { options, right, conceptId, first } = scenario
  return (
    <Stack as="article" gap={4} className={styles.scenario}>
      <Row baseline gap={4} rowGap={1}>
        <h3>Scenario {position + 1}</h3>
        <span className={typography.small}>
          {`${optionText(options[right] ?? '', conceptId)}. ${rightShareText(first, right)}`}
        </span>
      </Row>
      {question ? (
        <AnnotatedText className={styles.text} question={question} />
      ) : (
        <p className={styles.text}>{scenario.text}</p>
      )}
      {hasFigures(first) ? (
        <BothVotes scenario={scenario} number={position + 1} />
      ) : (
        <p className={typography.small}>{notToldText(classroom, round, scenario)}</p>
      )}
      <FooledMost scenario={scenario} />
    </Stack>
  )
}

function notToldText(classroom: TeachersClass, round: TeachersRound, { first }: TeachersScenario): string {
  if (classroom.kind === 'anonymous' && round.state.phase === 'open') return `${first.count} have answered.`
  if (first.count === 0) return 'Nobody has answered it.'
  return 'Nothing can be told: no two options can be shown apart with five answers each.'
}

/** The wrong option that most chose, and why it is wrong: what to talk about. */
function FooledMost({ scenario: { first, right, options, rationales, conceptId } }: { scenario: TeachersScenario }) {
  const most = fooledMost(first, right)
  if (!most) return null
  const ink = inkOfRight({ options, right, conceptId })
  return (
    <div className={styles.fooled}>
      <PenNote ink={ink === 'sound' ? 'both' : ink}>
        Fooled most: <b>{optionText(options[most.option] ?? '', conceptId)}</b>
        <span>{`, ${most.count} of ${first.count}. ${rationales[most.option] ?? ''}`}</span>
      </PenNote>
    </div>
  )
}
