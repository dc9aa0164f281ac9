import type { CSSProperties } from 'react'

/** For numbers that only a component knows: the style sheet keeps every rule and reads these from `--names`. */
export function customProperties(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  // React's own type knows the properties of CSS and no custom ones.
  return values as CSSProperties
}
