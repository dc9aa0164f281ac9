import type { Insights } from '@think-twice/contract/learning'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { conceptsOfPair } from '@think-twice/core/learning/confusions'
import { Link } from 'wouter'
import { practiceAddress } from '../../../addresses.ts'
import { useTellApart } from '../../../data/content.ts'
import buttons from '../../../ui/button.module.css'
import { Row, RuledList } from '../../../ui/layout.tsx'
import { Section } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import styles from './insights.module.css'
import { pairSentence } from './mix-up-words.ts'

/** Pairs shown at most. */
const SHOWN = 2

/** The pairs mixed up most: how often, what tells the two apart, and practice. */
export function MixUps({ confusions }: { confusions: Insights['confusions'] }) {
  return (
    <Section title="Mix-ups">
      {confusions.length === 0 ? (
        <p className={typography.quiet}>Nothing mixed up twice yet.</p>
      ) : (
        <RuledList>
          {confusions.slice(0, SHOWN).map((pair) => (
            <MixUpPair key={`${pair.one.was} ${pair.one.named}`} pair={pair} />
          ))}
        </RuledList>
      )}
    </Section>
  )
}

function MixUpPair({ pair }: { pair: Insights['confusions'][number] }) {
  const question = useTellApart([pair.one.was, pair.one.named])?.text
  const [practiced] = conceptsOfPair(pair)
  return (
    <li>
      <Row gap={4} between className={styles.pair}>
        <p>{pairSentence(pair)}</p>
        {practiced && (
          <Link
            className={buttons.small}
            href={practiceAddress(practiced)}
            aria-label={`Practice ${CONCEPT_NAMES[practiced]}`}
          >
            Practice
          </Link>
        )}
      </Row>
      {question && (
        <Text look="small" className={styles.question}>
          {question}
        </Text>
      )}
    </li>
  )
}
