import { Component, type ReactNode } from 'react'

type PartBoundaryProps = {
  /** In place of the part. */
  fallback?: ReactNode
  /** Called once if the part could not be shown. */
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
