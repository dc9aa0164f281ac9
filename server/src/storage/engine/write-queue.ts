/** Runs one piece of work at a time. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A queue: each piece of work starts when the previous one has settled. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work, work)
    last = result
    return result
  }
}

/** No queue: everything runs side by side. */
export const sideBySide: InTurn = (work) => work()
