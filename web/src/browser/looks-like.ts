/**
 * Would a person take one element for the other, on a page that has been drawn anew? They are of the same kind, with
 * the same role, address and words.
 */
export function looksLike(one: Element, other: Element): boolean {
  return one.tagName === other.tagName && one.role === other.role && labelOf(one) === labelOf(other)
}

function labelOf(element: Element): string {
  return [element.getAttribute('href'), element.ariaLabel ?? element.textContent].join('\n')
}
