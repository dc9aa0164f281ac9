import type { RoundSummary } from '@think-twice/contract/classes'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { PracticeIndexEntry, PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { usePracticeOf } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { DifficultyLevel } from '../../../parts/level.tsx'
import { AnnotatedText } from '../../../parts/review/annotated-text.tsx'
import buttons from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Notice, Row } from '../../../ui/layout.tsx'
import tags from '../../../ui/tag.module.css'
import typography from '../../../ui/text.module.css'
import { onDayText } from '../class-words.ts'
import styles from './chosen-scenarios.module.css'
import type { Chosen } from './use-chosen.ts'

type Rounds = readonly Pick<RoundSummary, 'scenarioIds' | 'openedAt'>[]

/** The scenarios of a new round with their keys. Each can be replaced. */
export function ChosenScenarios({ chosen, rounds }: { chosen: Chosen; rounds: Rounds }) {
  const { entries, replaced, replace, undo } = chosen
  const questions = usePracticeOf(entries.map(({ concept }) => concept))
  return (
    <>
      <p className={styles.warning}>
        <Icon name="alert" isInText /> This list shows what is right. Keep it off the wall, and don’t mirror this
        screen.
      </p>
      <ol className={styles.list}>
        {[...entries.entries()].map(([position, entry]) => (
          <ScenarioRow
            key={entry.id}
            number={position + 1}
            entry={entry}
            question={questions.find(({ id }) => id === entry.id)}
            hadAt={rounds.find(({ scenarioIds }) => scenarioIds.includes(entry.id))?.openedAt}
            onReplace={() => replace(position)}
          />
        ))}
      </ol>
      <div role="status">
        {replaced !== null && (
          <Notice>
            <span>{`Scenario ${replaced + 1} replaced.`}</span>
            <button type="button" className={buttons.small} onClick={undo}>
              Undo
            </button>
          </Notice>
        )}
      </div>
    </>
  )
}

type ScenarioRowProps = {
  number: number
  entry: PracticeIndexEntry
  /** Absent until it has been fetched. */
  question: PracticeQuestion | undefined
  /** When this class had it before, in ms since 1970. */
  hadAt: number | undefined
  onReplace: () => void
}

function ScenarioRow({ number, entry, question, hadAt, onReplace }: ScenarioRowProps) {
  return (
    <li className={styles.row}>
      <b className={styles.number} aria-hidden="true">
        {number}
      </b>
      <div>
        <Row gap={4} rowGap={1} className={styles.key}>
          <KeyOf entry={entry} />
          <DifficultyLevel difficulty={entry.difficulty} />
          {hadAt !== undefined && <span className={tags.tag}>Had on {onDayText(hadAt)}</span>}
        </Row>
        {question ? (
          <AnnotatedText className={styles.text} question={question} />
        ) : (
          <p className={typography.fine}>Loading the scenario ...</p>
        )}
      </div>
      <button type="button" className={buttons.bare} aria-label={`Replace scenario ${number}`} onClick={onReplace}>
        <Icon name="again" /> Replace
      </button>
    </li>
  )
}

function KeyOf({ entry: { concept, isSoundHalf, kind } }: { entry: PracticeIndexEntry }) {
  const name = CONCEPT_NAMES[concept]
  if (!isSoundHalf || kind === 'decide') {
    return (
      <h3>
        <Glyph type={itemTypeOf(concept)} /> {name}
        {kind === 'decide' && <small>a decision</small>}
      </h3>
    )
  }
  return (
    <h3>
      <Glyph type="sound" /> Sound <small>looks like {name}</small>
    </h3>
  )
}
