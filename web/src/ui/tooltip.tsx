import { cloneElement, type ReactElement, type Ref, useEffect, useRef } from 'react'
import { addTooltip } from './tooltip-list.ts'

/** Repeats an icon's label for sighted people. It holds nothing essential: the label itself is on the control. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ ref?: Ref<HTMLElement> }> }) {
  const anchor = useRef<HTMLElement>(null)
  useEffect(() => (anchor.current ? addTooltip(anchor.current, text) : undefined), [text])
  return cloneElement(children, { ref: anchor })
}
