import type { Day } from '@think-twice/core/activity/days'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { namesFlaw } from '@think-twice/core/practice/practice-questions'
import { squaresOf, type TodayAnswer } from '@think-twice/core/practice/today'
import { useEffect, useRef, useState } from 'react'
import { keepAnsweredDay, useAnsweredDays } from '../../../browser/answered-days.ts'
import { rememberSeen } from '../../../browser/asked-before.ts'
import { timeNow } from '../../../browser/clock.ts'
import type { CurrentUser } from '../../../browser/current-user.ts'
import { daysInTab } from '../../../browser/visit.ts'
import { usePrefetchCatalog } from '../../../data/content.ts'
import { AskedQuestion } from '../../../parts/question/asked-question.tsx'
import { KeysToChoose, optionOfKey } from '../../../parts/question/options.tsx'
import { questionKeys } from '../../../parts/question/question-keys.ts'
import { Dispute } from '../../../parts/review/dispute.tsx'
import { saveTodayAnswer } from '../../../saving/save-practice.ts'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import typography from '../../../ui/text.module.css'
import { AnsweredQuestion } from '../question/answered-question.tsx'
import { NamesExplained } from '../question/names-explained.tsx'
import { WhereItBreaks } from '../question/where-it-breaks.tsx'
import { AfterAnswering } from './after-answering.tsx'
import styles from './today-screen.module.css'

type TodayPlayProps = { day: Day; isToday: boolean; question: PracticeQuestion; user: CurrentUser | null }

/** Name it, mark the sentence, see how others answered. There is only one try, and the answer stays. */
export function TodayPlay({ day, isToday, question, user }: TodayPlayProps) {
  const userId = user?.id ?? null
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
        <AnsweredQuestion question={question} option={kept.option} sentence={kept.sentence}>
          <Dispute question={question} />
        </AnsweredQuestion>
        <AfterAnswering day={day} isToday={isToday} question={question} kept={kept} user={user} />
      </>
    )
  }
  if (isMarking && chosen !== null) {
    return (
      <WhereItBreaks
        question={question}
        option={chosen}
        note="After that, your answer is final."
        onTap={(sentence) => answer({ option: chosen, sentence })}
      >
        <button
          type="button"
          className={classNames(buttons.small, buttons.plain, styles.back)}
          onClick={() => setMarking(false)}
        >
          <Icon name="arrowLeft" /> Change my answer
        </button>
      </WhereItBreaks>
    )
  }
  const isFlawNamed = chosen !== null && namesFlaw({ question }, chosen)
  const onGoOn = () => {
    if (chosen === null) return
    if (isFlawNamed) setMarking(true)
    else answer({ option: chosen, sentence: null })
  }
  return <NameFlaw question={question} chosen={chosen} namesFlaw={isFlawNamed} onChoose={setChosen} onGoOn={onGoOn} />
}

type NameFlawProps = {
  question: PracticeQuestion
  chosen: number | null
  /** The choice names a flaw, so the next step is to mark a sentence. */
  namesFlaw: boolean
  onChoose: (option: number) => void
  onGoOn: () => void
}

/** The first look: what is wrong, if anything. The choice may change until the learner moves on. */
export function NameFlaw({ question, chosen, namesFlaw, onChoose, onGoOn }: NameFlawProps) {
  // The names may be explained here and in the verdict, which should not grow while it is being read.
  usePrefetchCatalog()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.focus({ preventScroll: true }), [])
  const onKey = (key: string) => {
    const option = optionOfKey(key)
    if (option !== null) onChoose(option)
    else if (key === 'enter') onGoOn()
    else return false
    return true
  }
  return (
    <>
      <p className={typography.small}>
        One argument a day, the same for everyone. Name the flaw if there is one, then mark where it sits. One try, and
        no account needed.
      </p>
      <form
        ref={form}
        tabIndex={-1}
        aria-labelledby="scenario"
        onKeyDown={questionKeys(onKey)}
        onSubmit={(event) => {
          event.preventDefault()
          onGoOn()
        }}
      >
        <AskedQuestion question={question} chosen={chosen} onChoose={onChoose}>
          <NamesExplained meanings={question.meanings} />
          <div data-top={5}>
            <button type="submit" className={buttons.primary} disabled={chosen === null}>
              <span>{chosen === null || namesFlaw ? 'Next: mark the sentence' : 'That’s my answer'}</span>{' '}
              <Icon name="arrowRight" />
            </button>
          </div>
          <KeysToChoose />
        </AskedQuestion>
      </form>
    </>
  )
}
