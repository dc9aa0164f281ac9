import type { CSSProperties } from 'react'

/** Custom properties for a style sheet to use. */
export function customProperties(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  // React's own type knows the properties of CSS and no custom ones.
  return values as CSSProperties
}
