import { decodeRoundLink, LINK_PROBLEMS, type ReadLink } from '@think-twice/core/practice/round-link'
import { inWords } from '@think-twice/core/wording/number-words'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { NEW_ROUND_ADDRESS } from '../../../addresses.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { fetchPracticeIndex } from '../../../data/content.ts'
import pages from '../../../frame/page.module.css'
import { Page } from '../../../frame/page.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Loader } from '../../../ui/loading.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './friend-invitation.module.css'
import { prepareSentRound } from './prepare-round.ts'

const NOT_LOADED = 'The round couldn’t be loaded. Check your connection, then try again.'

/** What a friend's link opens: an invitation to the same round, or why it cannot be played. */
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
      <div className={classNames(pages.width, styles.sent)}>
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
  const [hasFailed, setFailed] = useState(false)
  const onPlay = async () => {
    setFailed(false)
    try {
      const begin = await prepareSentRound(scenarioIds, results)
      navigate(begin())
    } catch (error) {
      console.warn('The round of a link could not be loaded.', error)
      setFailed(true)
    }
  }
  return (
    <>
      <DoubleRule />
      <h1>A friend sent you a round</h1>
      <p className={styles.lead}>
        {inWords(scenarioIds.length, true)} short arguments. Some may be sound. You’ll play the same{' '}
        {inWords(scenarioIds.length)}, then see your results side by side. No account needed.
      </p>
      <div className={styles.open} aria-hidden="true">
        {scenarioIds.map((id) => (
          <i key={id} />
        ))}
      </div>
      <div className={styles.act}>
        <button type="button" className={buttons.primary} onClick={() => void onPlay()}>
          Play the round <Icon name="arrowRight" />
        </button>
        <span className={typography.fine}>What your friend got right stays hidden until you are done.</span>
      </div>
      <p role="status">{hasFailed && NOT_LOADED}</p>
    </>
  )
}

function Refused({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <DoubleRule />
      <h1>{title}</h1>
      <p className={styles.lead}>{reason}</p>
      <div className={styles.act}>
        <Link className={buttons.primary} href={NEW_ROUND_ADDRESS}>
          Play a round
        </Link>
        <Link className={buttons.button} href="/">
          Back to Home
        </Link>
      </div>
    </>
  )
}
