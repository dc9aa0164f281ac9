import type { ConceptId } from '../vocabulary.ts'

/** A step of the argument on the home page: exactly one does not follow, and the others say why they hold. */
export type HeroStep =
  | { isSound: true; text: string; whyItHolds: string }
  | {
      isSound: false
      text: string
      /** Quoted from `text`: the word that the pen rings, and the claim under which it draws the wave. */
      ringed: string
      claim: string
      /** The note in the margin. */
      note: string
    }

/** The three-step argument on the home page. */
export type Hero = {
  /** The place where it was heard. */
  from: string
  steps: readonly HeroStep[]
  concept: ConceptId
  /** Shown beside the concept's name once it is found. */
  inShort: string
}

/** The argument that is played on the home page. */
export const HERO: Hero = {
  from: 'Overheard at a town meeting',
  steps: [
    {
      isSound: true,
      text: 'The town widened the bike lane on Mill Street in March.',
      whyItHolds: 'It reports what the town did, and anyone can go and look.',
    },
    {
      isSound: true,
      text: 'Sales at the bakery fell in April.',
      whyItHolds: 'It says what happened and concludes nothing.',
    },
    {
      isSound: false,
      text: 'So the bike lane is driving customers away.',
      ringed: 'So',
      claim: 'the bike lane is driving customers away',
      note: 'April comes after March. That’s all we’ve been told.',
    },
  ],
  concept: 'false-cause',
  inShort: '“After” has been mistaken for “because of.”',
}
