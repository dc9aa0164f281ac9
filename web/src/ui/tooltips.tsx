import * as RadixTooltip from '@radix-ui/react-tooltip'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import { useOverlayRoot } from './overlay-root.ts'
import styles from './tooltip.module.css'
import { useTooltips } from './tooltip-list.ts'

/** Milliseconds: before the first tooltip opens, and while moving from one to the next. */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

/** All tooltips of the page. */
export function Tooltips() {
  const container = useOverlayRoot()
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {useTooltips().map(({ anchor, text, id }) => (
        <RadixTooltip.Root key={id}>
          <RadixTooltip.Trigger asChild>
            <Borrowed anchor={anchor} />
          </RadixTooltip.Trigger>
          <RadixTooltip.Portal container={container}>
            <RadixTooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
              {text}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        </RadixTooltip.Root>
      ))}
    </RadixTooltip.Provider>
  )
}

function isHandler(entry: [string, unknown]): entry is [string, EventListener] {
  return entry[0].startsWith('on') && typeof entry[1] === 'function'
}

type BorrowedProps = { anchor: HTMLElement; ref?: Ref<HTMLElement>; 'aria-describedby'?: string | undefined }

/**
 * Represents an element that is drawn elsewhere and was on the page before this code. What Radix gives its trigger is
 * passed to that element, so that it need not be redrawn while hovered or focused.
 */
function Borrowed({ anchor, ref, ...given }: BorrowedProps) {
  useImperativeHandle(ref, () => anchor, [anchor])
  useEffect(() => {
    const handlers = Object.entries<unknown>(given).filter(isHandler)
    for (const [name, handle] of handlers) anchor.addEventListener(name.slice(2).toLowerCase(), handle)
    return () => {
      for (const [name, handle] of handlers) anchor.removeEventListener(name.slice(2).toLowerCase(), handle)
    }
  })
  const describedBy = given['aria-describedby']
  useEffect(() => {
    if (describedBy === undefined) return
    anchor.setAttribute('aria-describedby', describedBy)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, describedBy])
  return null
}
