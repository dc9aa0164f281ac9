import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { CONCEPTS, type ConceptId } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import { useIsHydrated } from '../../browser/prerendered-page.ts'
import { fetchPracticeOf, usePracticeIndex } from '../../data/content.ts'
import { ConceptBoxes } from '../../parts/concept-boxes.tsx'
import { QuestionFiles } from '../../parts/question-files/question-files.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './teachers-screen.module.css'

type DownloadQuestionsProps = { about: readonly ConceptId[]; onChoose: (about: readonly ConceptId[]) => void }

/** All practice scenarios, or those about chosen names, as files for other systems. */
export function DownloadQuestions({ about, onChoose }: DownloadQuestionsProps) {
  const [only, ...others] = about
  const subject = only === undefined ? 'all' : others.length === 0 ? only : `${about.length}-names`
  return (
    <>
      <p className={styles.lede}>
        Every practice scenario with a reason for every option. CC BY 4.0: use and change them, and say where they are
        from.
      </p>
      <div className={styles.choice}>
        <Fold look="quiet" summary="Only some names">
          <ConceptBoxes chosen={about} onChoose={onChoose} />
        </Fold>
        <Text look="small" top={2} role="status">
          <Taken about={about} />
        </Text>
      </div>
      <QuestionFiles
        title={
          only === undefined ? 'all practice scenarios' : about.map((concept) => CONCEPT_NAMES[concept]).join(', ')
        }
        name={`think-twice-${subject}`}
        fetchQuestions={() => fetchPracticeOf(about.length === 0 ? CONCEPTS : about)}
      />
      <Text look="fine" top={4}>
        No Kahoot: its questions end at 120 characters, and our arguments are longer.
      </Text>
    </>
  )
}

/** '264 scenarios about all 48 names, 72 of them sound'. */
function Taken({ about }: { about: readonly ConceptId[] }) {
  const isHydrated = useIsHydrated()
  const index = usePracticeIndex().data
  if (!isHydrated || !index) return <span>{`All ${CONCEPTS.length} names.`}</span>
  const taken = index.filter(({ concept }) => about.length === 0 || about.includes(concept))
  const sound = taken.filter(({ isSoundHalf }) => isSoundHalf).length
  const names = about.length === 0 ? `all ${CONCEPTS.length} names` : counted(about.length, 'name')
  return <span>{`${counted(taken.length, 'scenario')} about ${names}, ${sound} of them sound.`}</span>
}
