/** Opens everything on the page that is folded. */
export function openFolds(): void {
  for (const fold of document.querySelectorAll('details')) fold.open = true
}
