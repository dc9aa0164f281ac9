import type { Round } from '@think-twice/core/practice/round'
import { ROUND_LENGTHS } from '@think-twice/core/practice/round-length'
import { encodeRoundLink, sentRound } from '@think-twice/core/practice/round-link'
import { sentRoundAddress } from '../../../addresses.ts'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { ShareButtons } from '../question/share-buttons.tsx'
import styles from './end-of-round.module.css'

const INVITATION = 'I just played this round. Your turn:'

/** Shares this round with somebody else: the link contains all of it, and nothing is stored. */
export function SendRound({ round }: { round: Round }) {
  const sent = sentRound(round)
  if (!ROUND_LENGTHS.some((length) => length === sent.scenarioIds.length)) return null
  const address = location.origin + sentRoundAddress(encodeRoundLink(sent))
  return (
    <section aria-labelledby="send">
      <DoubleRule />
      <h3 className={styles.heading} id="send">
        Send this round to a friend
      </h3>
      <p className={typography.small}>
        They’ll play the same arguments, then see both rows of results. The link itself carries which ones you got
        right, so sending it stores nothing.
      </p>
      <ShareButtons
        text={`${INVITATION}\n${address}`}
        what="Link"
        share={{ title: 'A round of Think Twice', text: INVITATION, url: address }}
      />
    </section>
  )
}
