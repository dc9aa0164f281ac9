import type { Round } from '@think-twice/core/practice/round'
import { comparedLine } from '@think-twice/core/practice/round-lines'
import { isCorrect } from '@think-twice/core/quiz/score'
import { Icon } from '../../../ui/icon.tsx'
import typography from '../../../ui/text.module.css'
import styles from './friend-comparison.module.css'

/** What a learner and a friend got right on the same questions, side by side. */
export function FriendComparison({
  round: { items, answers },
  results,
}: {
  round: Round
  results: readonly boolean[]
}) {
  const own = items.flatMap((item, index) => {
    const answer = answers[index]
    return item.isExtra || !answer ? [] : [isCorrect(item.question, answer.option)]
  })
  const shareOf = (row: readonly boolean[]) => ({ count: row.filter(Boolean).length, of: row.length })
  return (
    <div className={styles.both}>
      <p className={styles.line}>{comparedLine(shareOf(own), shareOf(results))}</p>
      <table>
        <caption className={typography.visuallyHidden}>Both rows, question by question</caption>
        <thead className={typography.visuallyHidden}>
          <tr>
            <th scope="col">Who</th>
            {own.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: questions have no identity here but their place.
              <th scope="col" key={index}>
                Question {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="You" row={own} />
          <Row name="Friend" row={results} />
        </tbody>
      </table>
    </div>
  )
}

function Row({ name, row }: { name: string; row: readonly boolean[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {row.map((isRight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity here but their place.
        <td key={index} className={isRight ? styles.right : styles.missed}>
          <span>
            <span className={typography.visuallyHidden}>{isRight ? 'right' : 'missed'}</span>
            {isRight && <Icon name="check" />}
          </span>
        </td>
      ))}
    </tr>
  )
}
