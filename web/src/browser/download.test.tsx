import { afterEach, expect, test, vi } from 'vitest'
import { downloadJson } from './download.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a value is downloaded as a file of the given name, readable for people', async () => {
  const files: { name: string; text: Promise<string>; type: string }[] = []
  const blobs = new Map<string, Blob>()
  const createObjectURL = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = createObjectURL(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) files.push({ name: this.download, text: blob.text(), type: blob.type })
  })
  downloadJson('think-twice.json', { results: [1] })
  expect(files).toHaveLength(1)
  expect(files[0]).toMatchObject({ name: 'think-twice.json', type: 'application/json' })
  expect(await files[0]?.text).toBe('{\n  "results": [\n    1\n  ]\n}')
})

test('the temporary address of the file is released, so that it takes no memory', () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  downloadJson('x.json', 1)
  expect(revoked.mock.calls.flat()).toEqual(made.mock.results.map(({ value }) => value))
})
