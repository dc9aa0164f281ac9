import { useMutation } from '@tanstack/react-query'
import { ROUND_LENGTHS, type Round } from '@think-twice/core/practice/round'
import { comparedLine } from '@think-twice/core/practice/round-end'
import {
  decodeRoundLink,
  encodeRoundLink,
  LINK_PROBLEMS,
  type ReadLink,
  roundShareText,
  sentRound,
} from '@think-twice/core/practice/round-link'
import { isCorrect } from '@think-twice/core/quiz/score'
import { inWords } from '@think-twice/core/wording/numbers'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { NEW_ROUND_ADDRESS, sentRoundAddress } from '../../../addresses.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { fetchPracticeIndex } from '../../../data/content.ts'
import pages from '../../../frame/page.module.css'
import { Page } from '../../../frame/page.tsx'
import { Cell } from '../../../parts/cells.tsx'
import actions from '../../../ui/actions.module.css'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Loader, notLoadedText } from '../../../ui/loading.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import { ShareButtons } from '../question/share-buttons.tsx'
import end from './end-of-round.module.css'
import styles from './friends.module.css'
import { prepareSentRound } from './prepare-round.ts'

const NOT_LOADED = notLoadedText('The round')

/** The screen of a friend's link: an invitation to the same round, or why it cannot be played. */
export function FriendInvitation({ link }: { link: string }) {
  usePageTitle('A round from a friend')
  const [read, setRead] = useState<ReadLink | 'waiting' | 'failed'>('waiting')
  useEffect(() => {
    fetchPracticeIndex()
      .then((index) => setRead(decodeRoundLink(link, index)))
      .catch((error: unknown) => {
        console.warn('The round of a link could not be loaded.', error)
        setRead('failed')
      })
  }, [link])
  return (
    <Page>
      <div className={classNames(pages.width, styles.invitation)}>
        {read === 'waiting' ? (
          <Loader>Fetching the round...</Loader>
        ) : read === 'failed' ? (
          <Refused title="Not there yet" reason={NOT_LOADED} />
        ) : read.ok ? (
          <Invitation round={read.round} />
        ) : (
          <Refused title="This round can’t be played" reason={LINK_PROBLEMS[read.problem]} />
        )}
      </div>
    </Page>
  )
}

type Sent = Extract<ReadLink, { ok: true }>['round']

function Invitation({ round: { scenarioIds, results } }: { round: Sent }) {
  const [, navigate] = useLocation()
  const playing = useMutation({
    mutationFn: async () => {
      const begin = await prepareSentRound(scenarioIds, results)
      navigate(begin())
    },
    onError: (error) => console.warn('The round of a link could not be loaded.', error),
  })
  return (
    <>
      <DoubleRule />
      <h1 className={typography.displayTitle}>A friend sent you a round</h1>
      <Text look="lead" top={5}>
        {inWords(scenarioIds.length, true)} short arguments. Some may be sound. You’ll play the same{' '}
        {inWords(scenarioIds.length)}, then see your results side by side. No account needed.
      </Text>
      <Row gap={1} top={6} className={styles.cells} aria-hidden="true">
        {scenarioIds.map((id) => (
          <Cell key={id} type="open" />
        ))}
      </Row>
      <Row gap={5} rowGap={3} top={8} className={actions.wideOnPhones}>
        <button type="button" className={buttons.primary} onClick={() => playing.mutate()}>
          Play the round <Icon name="arrowRight" />
        </button>
      </Row>
      <p role="status">{playing.isError && NOT_LOADED}</p>
    </>
  )
}

function Refused({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <DoubleRule />
      <h1 className={typography.displayTitle}>{title}</h1>
      <Text look="lead" top={5}>
        {reason}
      </Text>
      <Row gap={5} rowGap={3} top={8} className={actions.wideOnPhones}>
        <Link className={buttons.primary} href={NEW_ROUND_ADDRESS}>
          Play a round
        </Link>
        <Link className={buttons.button} href="/">
          Back to Home
        </Link>
      </Row>
    </>
  )
}

/** The right and wrong answers of a learner and a friend to the same questions, side by side. */
export function FriendComparison({ round, results }: { round: Round; results: readonly boolean[] }) {
  const { items, answers } = round
  const own = items.flatMap((item, index) => {
    const answer = answers[index]
    return item.isExtra || !answer ? [] : [isCorrect(item.question, answer.option)]
  })
  const shareOf = (row: readonly boolean[]) => ({ count: row.filter(Boolean).length, of: row.length })
  return (
    <div className={styles.comparison}>
      <p className={styles.line}>{comparedLine(shareOf(own), shareOf(results))}</p>
      <table>
        <caption className={typography.visuallyHidden}>Both rows, question by question</caption>
        <thead className={typography.visuallyHidden}>
          <tr>
            <th scope="col">Who</th>
            {[...own.keys()].map((place) => (
              <th scope="col" key={place}>
                Question {place + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Answers name="You" row={own} />
          <Answers name="Friend" row={results} />
        </tbody>
      </table>
    </div>
  )
}

function Answers({ name, row }: { name: string; row: readonly boolean[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[...row.entries()].map(([place, isRight]) => (
        <td key={place} className={isRight ? styles.right : styles.missed}>
          <span>
            <span className={typography.visuallyHidden}>{isRight ? 'right' : 'missed'}</span>
            {isRight && <Icon name="check" />}
          </span>
        </td>
      ))}
    </tr>
  )
}

/** Shares this round with somebody else: the link contains all of it, and nothing is stored. */
export function SendRound({ round }: { round: Round }) {
  const sent = sentRound(round)
  if (!ROUND_LENGTHS.some((length) => length === sent.scenarioIds.length)) return null
  const text = roundShareText(sent.results, location.origin + sentRoundAddress(encodeRoundLink(sent)))
  return (
    <section aria-labelledby="send">
      <DoubleRule />
      <h3 className={end.heading} id="send">
        Send this round to a friend
      </h3>
      <p className={typography.small}>
        They’ll play the same arguments and see your results beside theirs. The link carries it all, so nothing is
        stored.
      </p>
      <ShareButtons text={text} what="Text" share={{ title: 'A round of Think Twice', text }} />
    </section>
  )
}
