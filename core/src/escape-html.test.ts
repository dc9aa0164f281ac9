import { expect, test } from 'vitest'
import { escapeHtml } from './text.ts'

test('characters that HTML would read as a tag, an entity, or the end of an attribute are escaped', () => {
  expect(escapeHtml('<a href="?q=1&r">R&amp;D</a>')).toBe('&lt;a href=&quot;?q=1&amp;r&quot;&gt;R&amp;amp;D&lt;/a&gt;')
})
