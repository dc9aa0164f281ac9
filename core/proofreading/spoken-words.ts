import type { Scenario } from '../src/content/authoring.ts'

/** Contractions people use when speaking, including 's for a verb. */
const CONTRACTION =
  /n['’]t\b|['’](?:re|ve|ll|d|m|em)\b|\b(?:it|that|this|he|she|what|there|here|who|where|how|when|why|let|everything|nothing|something|everyone|everybody|nobody|somebody|one)['’]s\b|\b\p{L}+['’]s (?:been|a|an|the|not|never|just|still|already|always|going|gone|got|had|done|too|so|no|here|there|in|on|at|about|all)\b|\by['’]all\b|\bc['’]mon\b/iu

export function hasContraction(text: string): boolean {
  return CONTRACTION.test(text)
}

/** What is spoken or written by hand: a whole letter or chat, otherwise quotations; “he says” splits none. */
export function spokenLines({ genre, scenario }: Pick<Scenario, 'genre' | 'scenario'>): string[] {
  if (genre === 'letter' || genre === 'chat') return [scenario]
  const lines: string[] = []
  let end = 0
  for (const match of scenario.matchAll(/“([^”]*)”?/g)) {
    // After a period someone else may be speaking.
    const goesOn = lines.length > 0 && /^[^.!?…:\n]*,\s*$/.test(scenario.slice(end, match.index))
    if (goesOn) lines[lines.length - 1] += ` ${match[1]}`
    else lines.push(match[1] ?? '')
    end = match.index + match[0].length
  }
  return lines
}
