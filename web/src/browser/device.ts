import { useState, useSyncExternalStore } from 'react'

/** Is there a network, as far as the device knows? True does not promise that the server can be reached. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Is there a clipboard? A page served over plain http has none. */
export function hasClipboard(): boolean {
  return navigator.clipboard !== undefined
}

/** Puts a text on the clipboard; false when the browser refuses, in which case the text can still be selected. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text at a press; `outcome` says how the last try went, and is null before any. */
export function useCopy(text: string): { outcome: 'copied' | 'failed' | null; onCopy: () => void } {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  return { outcome, onCopy: () => void copyText(text).then((isDone) => setOutcome(isDone ? 'copied' : 'failed')) }
}

/** Offers a value as a file for people to keep. */
export function downloadJson(name: string, value: unknown): void {
  download(name, JSON.stringify(value, null, 2), 'application/json')
}

/** Offers a file for people to keep. */
export function download(name: string, content: BlobPart, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/**
 * Tells the page's styles while the keyboard is in use. The browser's own guess, :focus-visible, also matches what gets
 * focus after a tap or when the page opens.
 */
export function noticeKeysInUse(): void {
  const note = (areUsed: boolean) => () => {
    document.documentElement.toggleAttribute('data-keys', areUsed)
  }
  addEventListener('keydown', note(true), { capture: true })
  addEventListener('pointerdown', note(false), { capture: true })
}

/** The word for the device: touched and small, touched and large, or neither. */
export function kindOfDevice(): 'phone' | 'tablet' | 'computer' {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}

/** An address of the product with the origin, to be sent to others. */
export function fullAddress(address: string): string {
  return new URL(address, location.origin).href
}
