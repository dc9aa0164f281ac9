import '../../styles/empty-state.css'
/** A gray block in the place of what is still on its way. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`sk ${className}`} aria-hidden="true" />
}

/** So many rows of the same kind. */
export function SkeletonRows({ className, rows }: { className: string; rows: number }) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => <Skeleton key={row} className={className} />)
}
