/** Control characters, invisible formatting, and halves of surrogate pairs. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]+/gu

/** What somebody typed, with a space in place of what cannot be seen. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROL, ' ')
}
