import { startAttempt } from '@think-twice/core/quiz/quiz-attempt'
import type { Question, QuizMode } from '@think-twice/core/vocabulary'
import { type ReactNode, Suspense } from 'react'
import { fetchQuestions } from './data/content.ts'
import { AttemptScreen } from './screens/attempt/attempt-screen.tsx'

const FORM = /<form[\s\S]*<\/form>/

/**
 * The page of an attempt whose first question is still to be drawn: in the question's place are all that may be drawn,
 * each in a `<template>`. Once `build/first-question.js` has left only one, it matches what the app draws, so the app
 * takes it over. `print` makes markup of what the app would draw.
 */
export async function printStart(mode: QuizMode, print: (page: ReactNode) => Promise<string>): Promise<string> {
  const questions = await fetchQuestions(mode, new Map())
  const pages = await Promise.all(
    questions.map((first) => print(<Started mode={mode} first={first} all={questions} />)),
  )
  const around = new Set(pages.map((page) => page.replace(FORM, '')))
  if (around.size !== 1) throw new Error('The page around a first question depends on the question')
  const templates = pages.map((page, index) => {
    const scenarioId = questions[index]?.scenarioId
    const form = FORM.exec(page)?.[0]
    if (scenarioId === undefined || form === undefined) throw new Error('A first question could not be printed')
    return `<template data-scenario="${scenarioId}">${form}</template>`
  })
  // A function, because a scenario may contain characters that are special in a replacement string.
  return (pages[0] ?? '').replace(FORM, () => templates.join(''))
}

/** Draws, as the app would, an attempt that begins with this question, its options in published order. */
function Started({ mode, first, all }: { mode: QuizMode; first: Question; all: readonly Question[] }) {
  const shown = { scenarioId: first.scenarioId ?? '', optionOrder: [...first.options.keys()] }
  return (
    <Suspense>
      <AttemptScreen initial={startAttempt('', mode, all, () => 0, shown)} onComplete={() => {}} />
    </Suspense>
  )
}
