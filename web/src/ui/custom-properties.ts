import type { CSSProperties } from 'react'

/** For numbers that only a component knows: the style sheet has all the rules and reads these from `--names`. */
export function customProperties(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  // React's own type has the standard CSS properties but no custom ones.
  return values as CSSProperties
}
