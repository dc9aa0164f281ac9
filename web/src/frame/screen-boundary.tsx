import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ScreenNotLoaded } from '../ui/loading.tsx'
import pages from './page.module.css'
import { Page } from './page.tsx'

type ScreenBoundaryProps = { children: ReactNode }

/**
 * Shown in place of a screen that could not be shown: its code did not arrive (no connection, or a newer version has
 * replaced it), or it broke. Reloading fetches the newest; what a person did is kept on the device. Another address
 * gets a fresh try.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('This page could not be shown.', error, componentStack)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Page>
        <ScreenNotLoaded className={pages.width} what="This page" onTryAgain={() => location.reload()} />
      </Page>
    )
  }
}
