import { Fragment } from 'react'

/** A concept's name; where it has a slash, a line may break after the slash, but never inside a word. */
export function ConceptTitle({ name }: { name: string }) {
  const [first, ...rest] = name.split('/')
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
