/** Three cells that fill in turn, with the words of what is awaited. */
export function Loader({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3" role="status">
      <span className="load" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {children}
    </p>
  )
}
