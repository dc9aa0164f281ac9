import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { drawPractice, startPractice } from '@think-twice/core/practice/practice-session'
import { useCallback } from 'react'
import { conceptAddress, practiceAddress } from '../../../addresses.ts'
import { newSessionId, random } from '../../../browser/chance.ts'
import { currentUser } from '../../../browser/current-user.ts'
import { keepPractice } from '../../../browser/kept-practice.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { timesSeen } from '../../../browser/seen-scenarios.ts'
import { fetchPractice } from '../../../data/content.ts'
import { FetchQuestions } from '../../../parts/fetch-questions.tsx'
import { PracticeBar } from './practice-bar.tsx'

/** Fetches what the concept and its neighbours have for practice, draws a session and goes to it. */
export function StartPractice({ name }: { name: ConceptName }) {
  usePageTitle(`Practice: ${name}`)
  const prepare = useCallback(async () => {
    const { own, neighbours } = await fetchPractice(name)
    return () => {
      const drawn = drawPractice(own, neighbours, timesSeen(currentUser()?.id ?? null), random)
      const session = startPractice(newSessionId(), name, drawn, random)
      keepPractice(session)
      return practiceAddress(name, session.id)
    }
  }, [name])
  return (
    <>
      <PracticeBar name={name} />
      <FetchQuestions prepare={prepare} back={{ href: conceptAddress(name), label: `Back to ${name}` }} />
    </>
  )
}
