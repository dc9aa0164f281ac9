import { chooseOption, leaveExample, moveOn, saySureness, tapSentence } from '@think-twice/core/practice/play-round'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { type Round, type RoundAnswer, shownItem } from '@think-twice/core/practice/round'
import { SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import { timeNow } from '../../../browser/clock.ts'
import { optionOfKey } from '../../../parts/question/options.tsx'
import { AnsweredQuestion } from '../question/answered-question.tsx'
import { AskQuestion } from './ask-question.tsx'
import { AskSentence } from './ask-sentence.tsx'
import { ConceptIntroduction } from './concept-introduction.tsx'
import { NextBar } from './next-bar.tsx'
import { Stage } from './stage.tsx'
import type { RoundStepTaken } from './use-round.ts'

type StepProps = { round: Round; take: RoundStepTaken }

/**
 * The item on the screen, at the round's current step. Each step is a function call rather than a component, so that
 * the stage around it, which may have the focus, stays the same element.
 */
export function RoundStepView({ round, take }: StepProps) {
  const item = shownItem(round)
  if (item === null) return null
  const { question } = item
  const latest = round.answers.at(-1)
  switch (round.state) {
    case 'introducing':
      return (
        <Stage>
          <ConceptIntroduction concept={question.concept} onGoOn={() => take(leaveExample)} />
        </Stage>
      )
    case 'choosing':
      return choosingStep({ question, round, take })
    case 'locating':
      return latest ? locatingStep({ question, answer: latest, take }) : null
    case 'told':
      return latest ? toldStep({ question, answer: latest, round, take }) : null
    case 'ended':
      return null
  }
}

type ChoosingProps = StepProps & { round: Extract<Round, { state: 'choosing' }>; question: PracticeQuestion }
type AnsweredProps = StepProps & { question: PracticeQuestion; answer: RoundAnswer }

/** Letters choose an option, and digits say how sure the learner is of it; where that isn't asked, digits choose, too. */
function choosingStep({ question, round, take }: ChoosingProps) {
  const onChoose = (option: number) => take((now) => chooseOption(now, option, timeNow()))
  const onSure = (sureness: Sureness) => take((now) => saySureness(now, sureness, timeNow()))
  const onKey = (key: string) => {
    const { asksSureness } = round.settings
    const sureness = asksSureness ? SURENESS[Number(key) - 1] : undefined
    const option = asksSureness && /\d/.test(key) ? null : optionOfKey(key)
    if (option !== null) onChoose(option)
    else if (sureness && round.option !== null) onSure(sureness)
    else return false
    return true
  }
  return (
    <Stage label="question-number scenario" onKey={onKey}>
      <AskQuestion
        question={question}
        chosen={round.option}
        asksSureness={round.settings.asksSureness}
        onChoose={onChoose}
        onSure={onSure}
      />
    </Stage>
  )
}

/** Digits mark a sentence. */
function locatingStep({ question, answer, take }: Omit<AnsweredProps, 'round'>) {
  const onTap = (sentence: number | null) => take((now) => tapSentence(now, sentence))
  const onKey = (key: string) => {
    if (!/^[1-9]$/.test(key)) return false
    onTap(Number(key) - 1)
    return true
  }
  return (
    <Stage onKey={onKey}>
      <AskSentence question={question} answer={answer} onTap={onTap} />
    </Stage>
  )
}

/** Enter moves on. */
function toldStep({ question, answer: { option, sentence }, round, take }: AnsweredProps) {
  const onKey = (key: string) => {
    if (key === 'enter') take(moveOn)
    return key === 'enter'
  }
  return (
    <Stage onKey={onKey} foot={<NextBar round={round} take={take} />}>
      <AnsweredQuestion question={question} option={option} sentence={sentence} />
    </Stage>
  )
}
