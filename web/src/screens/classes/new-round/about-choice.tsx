import { MOST_CONCEPTS } from '@think-twice/core/class/choose-scenarios'
import type { SeatKind } from '@think-twice/core/class/class-limits'
import { CONCEPT_NAMES, choiceName } from '@think-twice/core/concepts/concept-names'
import { conceptsOfPair } from '@think-twice/core/learning/confusions'
import { itemAt } from '@think-twice/core/required'
import { CONCEPTS, type ConceptId } from '@think-twice/core/vocabulary'
import { useEffect } from 'react'
import { useStudyText } from '../../../data/content.ts'
import { ConceptBoxes } from '../../../parts/concept-boxes.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Pick } from '../../../ui/pick.tsx'
import { Select } from '../../../ui/select.tsx'
import { Text } from '../../../ui/text.tsx'
import { type ClassPair, oftenText } from '../class-words.ts'
import styles from './new-round.module.css'

/** What a round is about. */
export type About =
  | { what: 'mixed up most' | 'mixture' }
  | { what: 'pair'; one: ConceptId; other: ConceptId | null }
  | { what: 'names'; names: readonly ConceptId[] }

/** The choice that the form opens with: what was asked for, else the pair mixed up most, else a mixture. */
export function startingAbout(asked: readonly ConceptId[], pair: ClassPair | null): About {
  const isPair = pair !== null && conceptsOfPair(pair).join(' ') === asked.join(' ')
  if (asked.length > 0 && !isPair) return { what: 'names', names: asked.slice(0, MOST_CONCEPTS) }
  return { what: pair ? 'mixed up most' : 'mixture' }
}

/** The concepts of the choice; none for a mixture. */
export function conceptsAbout(about: About, pair: ClassPair | null): ConceptId[] {
  switch (about.what) {
    case 'mixed up most':
      return pair ? conceptsOfPair(pair) : []
    case 'pair':
      return about.other === null ? [about.one] : [about.one, about.other]
    case 'names':
      return [...about.names]
    case 'mixture':
      return []
  }
}

type AboutChoiceProps = {
  labelledBy: string
  about: About
  pair: ClassPair | null
  kind: SeatKind
  onChoose: (about: About) => void
}

export function AboutChoice({ labelledBy, about, pair, kind, onChoose }: AboutChoiceProps) {
  const options = [
    ...(pair
      ? [
          {
            value: 'mixed up most' as const,
            label: 'What this class takes for what most',
            detail: `${choiceName(pair.one.was)} and ${choiceName(pair.one.named)}, ${oftenText(pair, kind)}`,
          },
        ]
      : []),
    { value: 'pair' as const, label: 'A pair', detail: 'Two names that are easily taken for one another' },
    { value: 'names' as const, label: 'One to four names', detail: 'What you have just taught' },
    {
      value: 'mixture' as const,
      label: 'A mixture',
      detail: `From all ${CONCEPTS.length}, what this class hasn’t had first`,
    },
  ]
  const choose = (what: About['what']) => {
    if (what === 'pair') onChoose({ what, one: FIRST, other: null })
    else if (what === 'names') onChoose({ what, names: [] })
    else onChoose({ what })
  }
  return (
    <>
      <Pick labelledBy={labelledBy} name="about" options={options} chosen={about.what} onChoose={choose} look="list" />
      {about.what === 'pair' && <PairChoice about={about} onChoose={onChoose} />}
      {about.what === 'names' && (
        <NamesChoice names={about.names} onChoose={(names) => onChoose({ what: 'names', names })} />
      )}
    </>
  )
}

const FIRST = itemAt(CONCEPTS, 0)
const EVERY_NAME = CONCEPTS.map((concept) => [concept, CONCEPT_NAMES[concept]] as const)

/** One concept, and one of those that it is easily mixed up with. */
function PairChoice({
  about,
  onChoose,
}: {
  about: Extract<About, { what: 'pair' }>
  onChoose: (about: About) => void
}) {
  const near = useStudyText(about.one).data?.neighbors.map(({ concept }) => concept) ?? []
  const [nearest] = near
  // The neighbors are fetched after a name is chosen; the nearest counts until another is chosen.
  useEffect(() => {
    if (about.other === null && nearest !== undefined) onChoose({ ...about, other: nearest })
  }, [about, nearest, onChoose])
  return (
    <div className={styles.pair}>
      <Select
        label="One name"
        value={about.one}
        options={EVERY_NAME}
        onChange={(one) => onChoose({ what: 'pair', one, other: null })}
      />
      {about.other !== null && (
        <Select
          label="Easily taken for"
          value={about.other}
          options={near.map((concept) => [concept, CONCEPT_NAMES[concept]] as const)}
          onChange={(other) => onChoose({ ...about, other })}
        />
      )}
    </div>
  )
}

type NamesChoiceProps = { names: readonly ConceptId[]; onChoose: (names: readonly ConceptId[]) => void }

function NamesChoice({ names, onChoose }: NamesChoiceProps) {
  return (
    <Stack gap={4} top={4} className={styles.names}>
      <Text look="small" role="status">
        {names.length === 0
          ? 'Choose one to four. Until then it is a mixture.'
          : names.map((concept) => CONCEPT_NAMES[concept]).join(', ')}
      </Text>
      <ConceptBoxes chosen={names} most={MOST_CONCEPTS} onChoose={onChoose} />
    </Stack>
  )
}
