import type { Question } from '@think-twice/core/vocabulary'

/** The whole bank is some 500 questions; others are forgotten first come, first gone. */
const MOST = 2000

/**
 * Questions that are surely kept, remembered by a process so that it need not ask for them again: rows of `question` never
 * change. What a transaction has inserted itself must not be remembered, since it may still be undone and its number given
 * to another question.
 */
export type KnownQuestions = {
  ids: Remembered<string, number>
  questions: Remembered<number, Question>
}

type Remembered<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): void }

export function knownQuestions(): KnownQuestions {
  return { ids: remembered(), questions: remembered() }
}

function remembered<Key, Value>(): Remembered<Key, Value> {
  const values = new Map<Key, Value>()
  return {
    get: (key) => values.get(key),
    set(key, value) {
      if (values.size >= MOST) values.delete(values.keys().next().value!)
      values.set(key, value)
    },
  }
}
