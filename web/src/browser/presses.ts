/** The time within which a second press counts as the first, in ms. */
export const DOUBLE_PRESS_MS = 300
/** The distance within which it does, in px: a finger is less exact than a mouse. */
const MOUSE = 5
const FINGER = 30

const CONTROLS = 'a, button, summary, label'

/**
 * One press answers one step: where the page has changed after a press, a second one in the same place would hit a
 * control that it was not meant for, so it does nothing. Keys have no place (parts/question/question-keys.ts), and neither have
 * the presses of screen readers and scripts.
 */
export function ignoreSecondPresses(): void {
  let first: { control: unknown; x: number; y: number; scrolled: number; at: number; met: NodeListOf<Element> } | null =
    null
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || event.detail === 0) return
      const { clientX: x, clientY: y, timeStamp: at } = event
      const control = controlOf(event.target)
      const reach = event instanceof PointerEvent && event.pointerType === 'touch' ? FINGER : MOUSE
      const isSecond =
        first !== null &&
        at - first.at < DOUBLE_PRESS_MS &&
        Math.hypot(x - first.x, y - first.y) <= reach &&
        // A control that was on the page before, and has been scrolled to, is pressed on purpose.
        (scrollY === first.scrolled || [...first.met].every((met) => met !== control))
      if (isSecond && first?.control !== control) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = { control, x, y, scrolled: scrollY, at, met: document.querySelectorAll(`${CONTROLS}, input`) }
    },
    { capture: true },
  )
  // A press after a key is no second press.
  const forget = () => {
    first = null
  }
  addEventListener('keydown', forget, { capture: true })
}

/** A label presses its control. */
function controlOf(target: EventTarget | null): unknown {
  if (!(target instanceof Element)) return target
  const control = target.closest(CONTROLS)
  return control instanceof HTMLLabelElement ? control.control : (control ?? target)
}
