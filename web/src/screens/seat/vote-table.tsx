import type { LiveRound } from '@think-twice/contract/seats'
import { nearlyAllText, reportableCount, type VoteFigures } from '@think-twice/core/class/votes'
import { withoutPeriod } from '@think-twice/core/wording/acts'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import styles from './both-step.module.css'
import page from './seat.module.css'

type VoteTableProps = { both: NonNullable<LiveRound['both']>; options: readonly string[] }

/** Both votes of the class side by side, with the names. */
export function VoteTable({ both: { first, second, right }, options }: VoteTableProps) {
  const votes = [first, second]
  const rows = rowsOf(first, second, options)
  return (
    <section>
      <DoubleRule />
      <h3 className={page.heading}>The class</h3>
      {votes.map((vote, place) =>
        vote.byOption ? null : (
          <p className={typography.small} key={place === 0 ? 'first' : 'then'}>
            {`${place === 0 ? 'First' : 'Then'}: ${untabled(vote, options)}`}
          </p>
        ),
      )}
      {rows.length > 0 && (
        <table className={styles.table}>
          <caption>Talk moves votes. The next argument shows what stayed.</caption>
          <thead>
            <tr>
              <th scope="col">The class said</th>
              <th scope="col">First</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody className={typography.tabular}>
            {rows.map(({ option, name, counts }) => (
              <tr key={name} data-right={option === right || undefined}>
                <th scope="row">
                  <ConceptTitle name={name} />
                </th>
                {counts.map((count, vote) => (
                  <td key={vote === 0 ? 'first' : 'then'}>{count ?? (votes[vote]?.byOption ? 'in others' : '–')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A vote of which only the number of answers may be shown, and at most what nearly all said. */
function untabled(vote: VoteFigures, options: readonly string[]): string {
  const { nearlyAll } = vote
  return nearlyAll === undefined
    ? 'too few answers to tell apart.'
    : nearlyAllText(withoutPeriod(options[nearlyAll] ?? ''), vote)
}

type Row = { option: number | null; name: string; counts: readonly (number | null)[] }

/** A row for each option, and one for those that are only shown together; a count shown there is null in its own row. */
function rowsOf(first: VoteFigures, second: VoteFigures, options: readonly string[]): Row[] {
  const votes = [first, second]
  if (!first.byOption && !second.byOption) return []
  const together = (vote: VoteFigures) => vote.byOption?.find((cell) => cell.options.length > 1)?.count ?? null
  const rows: Row[] = options
    .map((name, option) => ({ option, name, counts: votes.map((vote) => reportableCount(vote, option)) }))
    .filter(({ counts }) => counts.some((count) => count !== null))
  const others = votes.map(together)
  return others.some((count) => count !== null) ? [...rows, { option: null, name: 'Others', counts: others }] : rows
}
