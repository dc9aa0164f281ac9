import type { ReactNode } from 'react'
import { Row, RuledList } from './layout.tsx'
import styles from './term-list.module.css'

/** Terms at the left and their values at the right, with hairlines between. */
export function TermList({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <RuledList as="dl" className={className}>
      {children}
    </RuledList>
  )
}

export function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Row between gap={4}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </Row>
  )
}
