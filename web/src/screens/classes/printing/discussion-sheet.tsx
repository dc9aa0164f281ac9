import type { TeachersRound, TeachersScenario } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { fooledMost, hasFigures } from '@think-twice/core/class/votes'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isConceptId } from '@think-twice/core/concepts/concepts'
import { type ConceptId, NO_FLAW } from '@think-twice/core/vocabulary'
import { useTellApart } from '../../../data/content.ts'
import sheet from '../../../parts/paper/worksheet.module.css'
import { optionText } from '../class-words.ts'
import { BothVotes } from '../round/vote-bars.tsx'

type DiscussionSheetProps = { classroom: TeachersClass; round: TeachersRound; about: string }

/** For each scenario: the text, the split, the pair that was mixed up most, and the question that tells the two apart. */
export function DiscussionSheet({ classroom, round, about }: DiscussionSheetProps) {
  return (
    <>
      <div className={sheet.top}>
        <h3>What we said, and what to ask</h3>
        <p>
          {classroom.name}. {about}
        </p>
      </div>
      {[...round.scenarios.entries()].map(
        ([position, scenario]) =>
          hasFigures(scenario.first) && (
            <Discussed key={scenario.scenarioId} number={position + 1} scenario={scenario} />
          ),
      )}
    </>
  )
}

function Discussed({ number, scenario }: { number: number; scenario: TeachersScenario }) {
  const { text, ask } = scenario
  return (
    <article className={sheet.scenario}>
      <b>{number}</b>
      <div>
        <p className={sheet.text}>{text}</p>
        <p className={sheet.ask}>{ask}</p>
        <BothVotes scenario={scenario} number={number} />
        <Question scenario={scenario} />
      </div>
    </article>
  )
}

/** The question that tells the right option from the one that fooled most. */
function Question({ scenario }: { scenario: TeachersScenario }) {
  const { first, options, right, rationales, conceptId } = scenario
  const fooled = fooledMost(first, right)?.option ?? null
  const apart = useTellApart(fooled === null ? null : pairOf(options[right], options[fooled]))
  if (fooled === null) return null
  const name = (option: number) => optionText(options[option] ?? '', conceptId)
  return (
    <p className={sheet.apart}>
      <strong>
        {name(fooled)} for {name(right)}.
      </strong>{' '}
      {apart?.kind === 'sound when' && `When is ${CONCEPT_NAMES[apart.concept]} only an appearance? `}
      {apart?.text ?? rationales[fooled]}
    </p>
  )
}

/** Two options as choices; null for acts, which have no names. */
function pairOf(one: string | undefined, other: string | undefined) {
  const isChoice = (option: string | undefined): option is ConceptId | typeof NO_FLAW =>
    option === NO_FLAW || isConceptId(option)
  return isChoice(one) && isChoice(other) ? ([one, other] as const) : null
}
