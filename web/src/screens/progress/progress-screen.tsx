import { usePageTitle } from '../../browser/page-title.ts'
import { Page } from '../../frame/page.tsx'

export function ProgressScreen() {
  usePageTitle('Progress')
  return <Page>{null}</Page>
}
