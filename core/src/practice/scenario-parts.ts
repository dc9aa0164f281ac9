import { itemAt } from '../item-at.ts'
import { sentencesOf } from './sentences.ts'

/** A stretch of a scenario; what decides it is marked in pen, and the sentence tapped is marked in pencil. */
type ScenarioPart = { text: string; isDeciding: boolean; isTapped: boolean }

/** The scenario in parts, so pen and pencil can stand under the same words; `tapped` indexes its sentences. */
export function scenarioParts(
  scenario: string,
  decidingWords: readonly string[],
  tapped: number | null,
): ScenarioPart[] {
  const deciding = decidingWords.flatMap((words) => {
    const start = scenario.indexOf(words)
    return start === -1 ? [] : [{ start, end: start + words.length }]
  })
  const sentence = sentencesOf(scenario)[tapped ?? -1]
  const ranges = sentence ? [...deciding, sentence] : deciding
  const bounds = [...new Set([0, scenario.length, ...ranges.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  )
  return bounds.slice(1).map((end, index) => {
    const start = itemAt(bounds, index)
    const isWithin = (range: { start: number; end: number }) => range.start <= start && end <= range.end
    return {
      text: scenario.slice(start, end),
      isDeciding: deciding.some(isWithin),
      isTapped: sentence !== undefined && isWithin(sentence),
    }
  })
}
