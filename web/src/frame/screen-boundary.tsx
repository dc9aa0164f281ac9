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

type PartBoundaryProps = {
  /** In place of the part. */
  fallback?: ReactNode
  /** Told once that the part could not be shown. */
  onFailure?: () => void
  children: ReactNode
}

/** Leaves out a part of a page whose code did not arrive, so that the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of this page could not be shown.', error)
    this.props.onFailure?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
