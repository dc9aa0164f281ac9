/**
 * The shapes in which authors write. A concept and all its scenarios stand in one file, so adding a
 * scenario is editing one file; `npm run check` proofreads it.
 */

import type { ConceptName } from '../concepts/concept-names.ts'
import type { Category, DecisionTag, Difficulty, Domain, Form, Genre, ScenarioKind, Severity } from '../vocabulary.ts'

/** A catalogue entry: one of the 24 fallacies or 24 biases. */
export type Concept = {
  name: ConceptName
  /** Other names it goes by. A saved question may carry one of them. */
  aliases: readonly string[]
  category: Category
  severity: Severity
  /** Six to ten words a reader might search for. */
  keywords: readonly string[]
  /** The page of the external site that the catalogue links to; https. */
  link: string
  /** Our own words, at most 45, without jargon. */
  definition: string
  /** Three or more concepts it is mixed up with, each with the one question that tells the two apart. */
  neighbours: readonly Neighbour[]
}

export type Neighbour = { name: ConceptName; tellApart: string }

/** What the study view of a concept teaches beyond its definition. Our own words throughout. */
export type Study = {
  /** A short argument or situation, the step in it that fails, and why. */
  workedExample: {
    /** 30 to 70 words. */
    text: string
    /** Quoted from `text`. */
    failingStep: string
    why: string
  }
  /** When the same move is fine, with a small example. */
  soundWhen: string
  /** A fallacy: a civil answer to give. A bias: what to do instead. */
  reply: string
  /** Sources in a line or two: author, year, title. */
  evidence: string
}

/** One situation with four options, exactly one of them best. */
export type Scenario = {
  /** Unique in the bank: the concept's id and a word or two of the story. */
  id: string
  /** Where it is asked (`fallacy1`, `bias1`, `q1` …); absent for practice scenarios and sound twins. */
  slot?: string
  /** Which version of its slot this is. */
  form?: Form
  /**
   * A sound twin names the flawed practice scenario that it mirrors but for one decisive step. Its kind is `sound` (the
   * right option says that nothing is wrong) or `decide` (the choice that looks biased is the sound one).
   */
  twinOf?: string
  /** A political scenario names its mirror: the same flaw, told from the other side. */
  mirrorOf?: string
  kind: ScenarioKind
  /** What the text is written as. Lines of a chat, a list or an ad are parted by line breaks. */
  genre: Genre
  domain: Domain
  /** As readers found it, not as the author meant it. */
  difficulty: Difficulty
  /** 25 to 75 words; the flaw in one decisive step. */
  scenario: string
  /** The words that give it away, quoted from `scenario`; the right option's rationale quotes some of them. */
  decidingWords: readonly string[]
  options: readonly [ScenarioOption, ScenarioOption, ScenarioOption, ScenarioOption]
  /**
   * Where there is something to decide: one changed fact, and the option that is right once it has changed. A scenario for
   * which none can be found has an option that is right whatever happens, and teaches nothing.
   */
  flip?: { fact: string; makesRight: string }
}

export type ScenarioOption = {
  text: string
  /** Stands on exactly one of the four. */
  right?: true
  /** Where there is something to decide: what kind of act this is. */
  tag?: DecisionTag
  /** Right: the deciding words and why. Wrong: plainly, why this is not what goes on here. At most 35 words. */
  rationale: string
}
