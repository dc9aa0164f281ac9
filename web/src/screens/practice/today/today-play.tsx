import type { Day } from '@think-twice/core/activity/days'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { namesFlaw } from '@think-twice/core/practice/round-answers'
import { squaresOf, type TodayAnswer } from '@think-twice/core/practice/today'
import { type KeyboardEvent, useState } from 'react'
import { keepAnsweredDay, useAnsweredDays } from '../../../browser/answered-days.ts'
import { rememberSeen } from '../../../browser/asked-before.ts'
import { timeNow } from '../../../browser/clock.ts'
import { daysInTab } from '../../../browser/visit.ts'
import { optionOfKey } from '../../../parts/question/options.tsx'
import { saveTodayAnswer } from '../../../saving/save-practice.ts'
import { AnsweredQuestion } from '../question/answered-question.tsx'
import { AfterAnswering } from './after-answering.tsx'
import { MarkSentence } from './mark-sentence.tsx'
import { NameFlaw } from './name-flaw.tsx'

type TodayPlayProps = { day: Day; isToday: boolean; question: PracticeQuestion; userId: number | null }

/** Name it, mark the sentence, see how others answered. There is only one try, and the answer stays. */
export function TodayPlay({ day, isToday, question, userId }: TodayPlayProps) {
  const kept = useAnsweredDays(userId)[day]
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMarking, setMarking] = useState(false)

  const answer = (given: TodayAnswer) => {
    const answered = { ...given, squares: squaresOf(question, given), at: timeNow() }
    keepAnsweredDay(userId, day, answered)
    rememberSeen(userId, question.id)
    if (userId === null) daysInTab.note(day)
    else void saveTodayAnswer({ day, question, answer: answered }, userId)
  }
  if (kept) {
    return (
      <>
        <AnsweredQuestion question={question} option={kept.option} sentence={kept.sentence} />
        <AfterAnswering day={day} isToday={isToday} question={question} kept={kept} userId={userId} />
      </>
    )
  }
  if (isMarking && chosen !== null) {
    return (
      <MarkSentence
        question={question}
        option={chosen}
        onBack={() => setMarking(false)}
        onTap={(sentence) => answer({ option: chosen, sentence })}
      />
    )
  }
  const isFlawNamed = chosen !== null && namesFlaw({ question }, chosen)
  const onGoOn = () => {
    if (chosen === null) return
    if (isFlawNamed) setMarking(true)
    else answer({ option: chosen, sentence: null })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = optionOfKey(event.key)
    if (option !== null) {
      event.preventDefault()
      setChosen(option)
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      onGoOn()
    }
  }
  return (
    <NameFlaw
      question={question}
      chosen={chosen}
      namesFlaw={isFlawNamed}
      onChoose={setChosen}
      onGoOn={onGoOn}
      onKeyDown={onKeyDown}
    />
  )
}
