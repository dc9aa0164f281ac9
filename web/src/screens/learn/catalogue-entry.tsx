import { conceptId, isBias } from '@think-twice/core/concept-names'
import type { CatalogueEntry as Entry } from '@think-twice/core/content/published-concept'
import type { Category } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { Glyph } from '../../ui/cells.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { SeverityLevel } from '../../ui/level.tsx'

/** Section 9: how many keywords an entry shows. */
const KEYWORDS_SHOWN = 4

const CATEGORY: Readonly<Record<Category, string>> = {
  informal: 'Informal',
  formal: 'Formal',
  'cognitive-bias': 'Cognitive bias',
}

/** One entry of the printed catalogue. A focused one comes into view and takes the focus. */
export function CatalogueEntry({ concept, isFocused }: { concept: Entry; isFocused: boolean }) {
  const { name, category, severity, definition, keywords, link } = concept
  const entry = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isFocused) return
    entry.current?.scrollIntoView({ block: 'center' })
    entry.current?.focus({ preventScroll: true })
  }, [isFocused])

  const kind = isBias(name) ? 'bias' : 'fallacy'
  return (
    <article
      className={`entry ${isFocused ? 'entry--focused' : ''}`}
      ref={entry}
      id={conceptId(name)}
      tabIndex={-1}
      aria-labelledby={`${conceptId(name)}-name`}
    >
      <h3 id={`${conceptId(name)}-name`}>{name}</h3>
      <div className="entry__meta">
        <span className={`kind ${kind === 'bias' ? 'kind--b' : 'kind--f'}`}>
          <Glyph kind={kind} />
          {CATEGORY[category]}
        </span>
        <SeverityLevel severity={severity} />
      </div>
      <p className="entry__def">{definition}</p>
      <ul className="kw" aria-label="Keywords">
        {keywords.slice(0, KEYWORDS_SHOWN).map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
        {keywords.length > KEYWORDS_SHOWN && <li className="more">+{keywords.length - KEYWORDS_SHOWN} more</li>}
      </ul>
      <div className="entry__foot">
        <ExternalLink className="btn btn--sm btn--plain" href={link}>
          Learn More
        </ExternalLink>
      </div>
    </article>
  )
}
