import type { Scenario } from '../src/content/authoring.ts'

/** What nobody says out loud in full: n't, 're, 've, 'll, 'd, 'm, and 's where it stands for a verb. */
const CONTRACTION =
  /n['’]t\b|['’](?:re|ve|ll|d|m|em)\b|\b(?:it|that|this|he|she|what|there|here|who|where|how|when|why|let|everything|nothing|something|everyone|everybody|nobody|somebody|one)['’]s\b|\b\p{L}+['’]s (?:been|a|an|the|not|never|just|still|already|always|going|gone|got|had|done|too|so|no|here|there|in|on|at|about|all)\b|\by['’]all\b|\bc['’]mon\b/iu

export function hasContraction(text: string): boolean {
  return CONTRACTION.test(text)
}

/**
 * What is said or written by hand in a scenario: the whole of a letter or chat, otherwise what stands in quotation marks.
 * A line that “goes on,” he says, “like this” is one line.
 */
export function spokenLines({ genre, scenario }: Pick<Scenario, 'genre' | 'scenario'>): string[] {
  if (genre === 'letter' || genre === 'chat') return [scenario]
  const lines: string[] = []
  let end = 0
  for (const match of scenario.matchAll(/“([^”]*)”?/g)) {
    // After a full stop somebody else may be speaking.
    const goesOn = lines.length > 0 && /^[^.!?…:\n]*,\s*$/.test(scenario.slice(end, match.index))
    if (goesOn) lines[lines.length - 1] += ` ${match[1]}`
    else lines.push(match[1] ?? '')
    end = match.index + match[0].length
  }
  return lines
}
