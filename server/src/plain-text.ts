/** Everything that moves a cursor or hides itself, and halves of characters. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]+/gu

/** What somebody typed, with a space in place of what cannot be seen. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROL, ' ')
}
