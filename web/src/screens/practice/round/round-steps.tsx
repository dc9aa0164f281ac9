import { isConceptId } from '@think-twice/core/concepts/concepts'
import { drawOneMore, scenariosLeft } from '@think-twice/core/practice/draw-round'
import type { PracticeIndexEntry, PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import {
  askOneMore,
  chooseOption,
  leaveExample,
  moveOn,
  type Round,
  type RoundAnswer,
  saySureness,
  shownItem,
  tapSentence,
} from '@think-twice/core/practice/round'
import { mixedUpNow, roundItems } from '@think-twice/core/practice/round-answers'
import { type ConceptId, SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lastSeenHere } from '../../../browser/asked-before.ts'
import { timeNow } from '../../../browser/clock.ts'
import { currentUser } from '../../../browser/current-user.ts'
import { random } from '../../../browser/random.ts'
import { fetchPracticeOf, usePracticeIndex } from '../../../data/content.ts'
import pages from '../../../frame/page.module.css'
import { optionOfKey } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import { questionKeys } from '../../../parts/question/question-keys.ts'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { AnsweredQuestion } from '../question/answered-question.tsx'
import { WhereItBreaks } from '../question/where-it-breaks.tsx'
import { AskQuestion } from './ask-question.tsx'
import { ConceptIntroduction } from './concept-introduction.tsx'
import { fetchIndexToDraw } from './prepare-round.ts'
import styles from './round-steps.module.css'
import type { RoundStepTaken } from './use-round.ts'

type RoundStepProps = {
  round: Round
  take: RoundStepTaken
  /** Nothing is added to it: everybody in a class has the same scenarios. */
  isFixed?: boolean
}

/**
 * The item on the screen, at the round's current step. Each step is a function call rather than a component, so that
 * the stage around it, which may have the focus, stays the same element.
 */
export function RoundStepView({ round, take, isFixed = false }: RoundStepProps) {
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
    case 'explained':
      return latest ? explainedStep({ question, answer: latest, round, take, isFixed }) : null
    case 'ended':
      return null
  }
}

type ChoosingProps = RoundStepProps & { round: Extract<Round, { state: 'choosing' }>; question: PracticeQuestion }
type AnsweredProps = RoundStepProps & { question: PracticeQuestion; answer: RoundAnswer }

/** Letters choose an option, and digits say how sure the learner is; where that isn't asked, digits choose, too. */
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
      <WhereItBreaks
        question={question}
        option={answer.option}
        sureness={answer.sureness}
        note="This won’t change your score."
        onTap={onTap}
      >
        <button type="button" className={buttons.small} onClick={() => onTap(null)}>
          Skip this
        </button>
      </WhereItBreaks>
    </Stage>
  )
}

/** Enter moves on. */
function explainedStep({ question, answer: { option, sentence }, round, take, isFixed = false }: AnsweredProps) {
  const onKey = (key: string) => {
    if (key === 'enter') take(moveOn)
    return key === 'enter'
  }
  return (
    <Stage onKey={onKey}>
      <AnsweredQuestion
        question={question}
        option={option}
        sentence={sentence}
        foot={<NextBar round={round} take={take} isFixed={isFixed} />}
      />
    </Stage>
  )
}

type StageProps = {
  /** Ids of the elements that label the step; if given, the step itself takes focus. */
  label?: string
  /** Gets the key in lower case; returns true if it used it. */
  onKey?: (key: string) => boolean
  children: ReactNode
}

/** A step with keys. */
function Stage({ label, onKey = () => false, children }: StageProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (label === undefined) return
    section.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [label])
  return (
    <section
      className={classNames(pages.width, styles.step)}
      id="question"
      ref={section}
      tabIndex={-1}
      aria-labelledby={label ?? 'question-number'}
      onKeyDown={questionKeys(onKey)}
    >
      {children}
    </section>
  )
}

/** The bar with the way on. After a mix-up it offers a new scenario for the two names, if any. */
export function NextBar({ round, take, isFixed = false }: RoundStepProps) {
  const mixedUp = useMixedUpConcepts(isFixed ? null : mixedUpNow(round), round)
  const isLast = round.answers.length === round.items.length
  const [problem, setProblem] = useState<string | null>(null)
  const [isFetching, setFetching] = useState(false)

  const onTryOne = async () => {
    setFetching(true)
    const found = await tryOne(round, mixedUp, take)
    if (found === null) return
    setProblem(found)
    setFetching(false)
  }
  return (
    <Row gap={3} rowGap={2} className={classNames(layout.bar, styles.bar)}>
      {mixedUp.length > 0 && (
        <>
          <p role="status">{problem}</p>
          <button type="button" className={buttons.button} disabled={isFetching} onClick={() => void onTryOne()}>
            Try another
          </button>
        </>
      )}
      <button type="button" className={buttons.primary} onClick={() => take(moveOn)}>
        <span>{isLast ? 'See your results' : 'Next'}</span> <Icon name="arrowRight" />
      </button>
    </Row>
  )
}

/** The concepts just mixed up, one or two, if there is another scenario for them; otherwise none. */
function useMixedUpConcepts(mixUp: ReturnType<typeof mixedUpNow>, round: Round): ConceptId[] {
  const { data: index, isError } = usePracticeIndex()
  if (mixUp === null) return []
  const concepts = [mixUp.was, mixUp.named].filter(isConceptId)
  // If the index could not be loaded, the button stays and tries again.
  return isError || (index && scenariosLeft(concepts, askedIn(round), poolOf(index)).length > 0) ? concepts : []
}

function poolOf(index: readonly PracticeIndexEntry[]) {
  return { index, seen: lastSeenHere(currentUser()?.id ?? null), now: timeNow() }
}

function askedIn(round: Round): string[] {
  return round.items.map(({ question }) => question.id)
}

/** Makes no claim about what was seen, because the scenarios left may still come up in this round. */
const NONE_LEFT = 'There’s nothing else on these two right now. Keep going with the round.'

/** Adds a new scenario for the two names as the next item and goes to it; returns what prevented that, in words. */
async function tryOne(round: Round, concepts: readonly ConceptId[], take: RoundStepTaken): Promise<string | null> {
  try {
    const index = await fetchIndexToDraw()
    const drawn = drawOneMore(concepts, askedIn(round), poolOf(index), random)
    if (drawn === null) return NONE_LEFT
    const [item] = roundItems([drawn], await fetchPracticeOf([drawn.concept]))
    if (!item) return NONE_LEFT
    take((now) => moveOn(askOneMore(now, item, random)))
    return null
  } catch (error) {
    console.warn('No further scene could be loaded.', error)
    return 'Another question couldn’t be loaded. Check your connection, or keep going.'
  }
}
