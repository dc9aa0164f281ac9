import { useEffect } from 'react'

/** Names the page: 'Learn · Think Twice'. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Think Twice` : 'Think Twice'
  }, [title])
}
