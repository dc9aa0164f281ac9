import { isBias } from '@think-twice/core/concepts/concept-names'
import { isSound, type PracticeQuestion } from '@think-twice/core/practice/practice-session'
import { markedParts } from '@think-twice/core/wording/marked-words'

/** The scenario; once it is answered, with the words that decide it underlined: a wave where it fails, a line where it holds. */
export function MarkedScenario({ question, isMarked }: { question: PracticeQuestion; isMarked: boolean }) {
  const { scenario, decidingWords, fallacyType } = question
  const kind = isBias(fallacyType) ? 'practice__scenario--b' : ''
  return (
    <p className={`scenario practice__scenario ${kind}`} id="scenario">
      {markedParts(scenario, isMarked ? decidingWords : []).map(({ text, isMarked: decides }, index) =>
        decides ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
          <mark key={index} className={isSound(question) ? 'holds' : 'wave'}>
            <span className="vh">{isSound(question) ? 'What makes it sound: ' : 'What gives it away: '}</span>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  )
}
