import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

/** Steps of the 4 px scale: 3 is `--s-3`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8
type Gap = Space | 10

type Tag =
  | 'article'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'figure'
  | 'form'
  | 'header'
  | 'li'
  | 'ol'
  | 'p'
  | 'search'
  | 'section'
  | 'span'
  | 'ul'

export type PartProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>
  /** The element it is; a `div` if not given. */
  as?: Tag
  /** Space above it. */
  top?: Space | undefined
}

type StackProps = PartProps & {
  gap?: Gap
  /** Keeps children as wide as they are. */
  start?: boolean
}

/** Children below each other. */
export function Stack({ as = 'div', gap, top, start = false, className, ...rest }: StackProps) {
  const look = classNames(styles.stack, start && styles.start, className)
  return createElement(as, { ...rest, className: look, 'data-gap': gap, 'data-top': top })
}

type RowProps = PartProps & {
  gap?: Gap
  /** The gap between lines, if the row has to wrap; as wide as `gap` if not given. */
  rowGap?: 0 | 1 | 2 | 3
  baseline?: boolean
  /** Pushes the first and the last child to the ends. */
  between?: boolean
}

/** Children side by side, on several lines where there is no room. */
export function Row({ as = 'div', gap, rowGap, top, baseline, between, className, ...rest }: RowProps) {
  const look = classNames(styles.row, baseline && styles.baseline, between && styles.between, className)
  return createElement(as, { ...rest, className: look, 'data-gap': gap, 'data-row-gap': rowGap, 'data-top': top })
}

type ColumnsProps = PartProps & {
  gap?: Gap
  /** The first column takes a third of the width, not half. */
  third?: boolean
}

/** Two columns on wide screens, one below the other on narrow ones; `gap` is the space between the two then. */
export function Columns({ as = 'div', gap, top, third = false, className, ...rest }: ColumnsProps) {
  const look = classNames(styles.columns, third && styles.third, className)
  return createElement(as, { ...rest, className: look, 'data-gap': gap, 'data-top': top })
}

type RuledListProps = PartProps & {
  /** More space above and below the text of each entry. */
  roomy?: boolean
  /** Rules above the first and below the last entry, too. */
  framed?: boolean
}

/** A list whose entries are separated by hairlines. */
export function RuledList({ as = 'ul', roomy = false, framed = false, top, className, ...rest }: RuledListProps) {
  const look = classNames(styles.ruled, roomy && styles.roomy, framed && styles.framed, className)
  return createElement(as, { ...rest, className: look, 'data-top': top })
}

/** Terms at the left and their values at the right, with hairlines between. */
export function TermList(props: Pick<PartProps, 'children' | 'className' | 'top'>) {
  return <RuledList as="dl" {...props} />
}

export function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Row between gap={4}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </Row>
  )
}

/** A message in the page and what to press about it; a dashed one is about the page as a whole. */
export function Notice({ dashed = false, className, ...rest }: PartProps & { dashed?: boolean }) {
  return (
    <Row
      between
      gap={4}
      rowGap={3}
      className={classNames(styles.notice, dashed && styles.dashed, className)}
      {...rest}
    />
  )
}
