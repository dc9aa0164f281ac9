import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { useOverlayRoot } from './overlay-root.ts'
import styles from './tooltip.module.css'

/** Milliseconds: before the first tooltip opens, and while moving from one to the next. */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

/** Goes around everything that has tooltips, so that moving from one to the next opens it sooner. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </RadixTooltip.Provider>
  )
}

/** Repeats an icon's label for sighted people. It holds nothing essential: the label itself is on the control. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const container = useOverlayRoot()
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal container={container}>
        <RadixTooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
