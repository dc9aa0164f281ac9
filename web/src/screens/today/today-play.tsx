import type { Day } from '@think-twice/core/activity/days'
import { isConceptName } from '@think-twice/core/concepts/concept-names'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { squaresOf, type TodayAnswer } from '@think-twice/core/practice/today'
import { type KeyboardEvent, useState } from 'react'
import { answeredDays, type KeptToday, keepToday } from '../../browser/kept-today.ts'
import { rememberSeen } from '../../browser/seen-scenarios.ts'
import { Told } from '../../parts/play/told.tsx'
import { saveTodayAnswer } from '../../saving/save-today.ts'
import { AfterToday } from './after-today.tsx'
import { MarkIt } from './mark-it.tsx'
import { NameIt } from './name-it.tsx'

type TodayPlayProps = { day: Day; isToday: boolean; question: PracticeQuestion; userId: number | null }

/** Name it, mark the sentence, see how others answered. There is one try, and what was answered stays. */
export function TodayPlay({ day, isToday, question, userId }: TodayPlayProps) {
  const [kept, setKept] = useState<KeptToday | null>(() => answeredDays(userId)[day] ?? null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMarking, setMarking] = useState(false)

  const answer = (given: TodayAnswer) => {
    const answered = { ...given, squares: squaresOf(question, given), at: Date.now() }
    keepToday(userId, day, answered)
    rememberSeen(userId, question.id)
    setKept(answered)
    if (userId !== null) void saveTodayAnswer({ day, question, answer: answered }, userId)
  }
  if (kept) {
    return (
      <>
        <Told question={question} option={kept.option} sentence={kept.sentence} />
        <AfterToday day={day} isToday={isToday} question={question} kept={kept} userId={userId} />
      </>
    )
  }
  if (isMarking && chosen !== null) {
    return (
      <MarkIt
        question={question}
        option={chosen}
        onBack={() => setMarking(false)}
        onTap={(sentence) => answer({ option: chosen, sentence })}
      />
    )
  }
  const namesFlaw = chosen !== null && isConceptName(question.options[chosen] ?? '')
  const onGoOn = () => {
    if (chosen === null) return
    if (namesFlaw) setMarking(true)
    else answer({ option: chosen, sentence: null })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) return
    const option = 'abcd'.indexOf(event.key.toLowerCase())
    if (option === -1) return
    event.preventDefault()
    setChosen(option)
  }
  return (
    <NameIt
      question={question}
      chosen={chosen}
      namesFlaw={namesFlaw}
      onChoose={setChosen}
      onGoOn={onGoOn}
      onKeyDown={onKeyDown}
    />
  )
}
