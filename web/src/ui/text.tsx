import { createElement } from 'react'
import { classNames } from './class-names.ts'
import type { PartProps } from './layout.tsx'
import typography from './text.module.css'

const LOOKS = {
  body: undefined,
  fine: typography.fine,
  label: typography.label,
  lead: typography.lead,
  small: typography.small,
  quiet: typography.quiet,
} as const

/** A paragraph, or another element of text; elements that need no space above can use the classes of text.module.css. */
export function Text({ as = 'p', look = 'body', top, className, ...rest }: PartProps & { look?: keyof typeof LOOKS }) {
  return createElement(as, { ...rest, className: classNames(LOOKS[look], className), 'data-top': top })
}
