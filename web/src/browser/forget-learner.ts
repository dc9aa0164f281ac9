import { fieldsOf } from './fields-of.ts'
import { deviceTexts } from './kept-texts.ts'
import { parseJson } from './parse-json.ts'

/** Removes what this device keeps for one learner: everything under their id, and their attempts and rounds. */
export function forgetLearner(userId: number): void {
  for (const key of deviceTexts.keys()) {
    if (key.endsWith(`:${userId}`) || ownerIn(key) === userId) deviceTexts.remove(key)
  }
}

function ownerIn(key: string): unknown {
  return parseJson(deviceTexts.read(key), (kept) => fieldsOf(kept)['ownerId'] ?? null)
}
