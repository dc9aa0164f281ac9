import { Fragment } from 'react'

/** A concept's name; where it holds a slash, a line may break after it, and nowhere inside a word. */
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
