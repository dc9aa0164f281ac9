import type { Question } from '@think-twice/core/vocabulary'
import { dropOldest } from './drop-oldest.ts'

/** The whole bank has about 500 questions; beyond the limit the oldest are forgotten. */
const MOST = 2000

/**
 * Rows of `question` that are certainly stored, so a process need not ask for them again. Questions inserted by an open
 * transaction don't belong here: a rollback could free their number for another question.
 */
export type QuestionCache = {
  ids: Remembered<string, number>
  questions: Remembered<number, Question>
}

type Remembered<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): void }

export function createQuestionCache(): QuestionCache {
  return { ids: remembered(), questions: remembered() }
}

function remembered<Key, Value>(): Remembered<Key, Value> {
  const values = new Map<Key, Value>()
  return {
    get: (key) => values.get(key),
    set(key, value) {
      if (values.size >= MOST) dropOldest(values)
      values.set(key, value)
    },
  }
}
