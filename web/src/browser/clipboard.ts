/** Whether there is a clipboard: a page served over plain http has none. */
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
