import { useFocusOnArrival } from '../../parts/focus-on-arrival.ts'
import layout from '../../parts/question/question.module.css'
import { classNames } from '../../ui/class-names.ts'
import page from './seat.module.css'

/** The heading of a step without a question; it takes the focus, so that it is read out. */
export function StepTitle({ children }: { children: string }) {
  return (
    <h2 className={classNames(layout.arrival, page.title)} ref={useFocusOnArrival<HTMLHeadingElement>()} tabIndex={-1}>
      {children}
    </h2>
  )
}
