import * as Tabs from '@radix-ui/react-tabs'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { BIASES, FALLACIES } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { Glyph } from '../../ui/cells.tsx'

type TabProps = {
  type: CategoryType
  isSelected: boolean
  /** Leads from a study view back to the catalogue of the tab that is already open. */
  onPressAgain: (() => void) | null
}

/** One half of the catalogue. The selected one scrolls into view if the strip of tabs is too narrow for both. */
export function CatalogueTab({ type, isSelected, onPressAgain }: TabProps) {
  const tab = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const strip = tab.current?.parentElement
    if (isSelected && tab.current && strip) strip.scrollLeft = tab.current.offsetLeft - strip.offsetLeft
  }, [isSelected])
  return (
    <Tabs.Trigger
      value={type}
      ref={tab}
      onClick={() => {
        if (isSelected) onPressAgain?.()
      }}
    >
      <Glyph type={type === 'cognitive-biases' ? 'bias' : 'fallacy'} />
      {type === 'cognitive-biases' ? `Cognitive Biases (${BIASES.length})` : `Logical Fallacies (${FALLACIES.length})`}
    </Tabs.Trigger>
  )
}
