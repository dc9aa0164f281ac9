import { classNames } from './class-names.ts'
import skeleton from './skeleton.module.css'

/** A gray block in place of something still loading. */
export function Skeleton({ className }: { className: string | undefined }) {
  return <div className={classNames(skeleton.block, className)} aria-hidden="true" />
}

/** A number of gray rows of one kind. */
export function SkeletonRows({ className, rows }: { className: string | undefined; rows: number }) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => <Skeleton key={row} className={className} />)
}
