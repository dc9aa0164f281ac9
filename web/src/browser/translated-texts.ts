/**
 * Browsers that translate a page put a `<font>` element in the place of each text, while React keeps the texts that it
 * wrote. Without this, React would fail as soon as it removed one of them, and what it writes into one would never show.
 */

/** What stands on the page for a text that a translator has taken out of it. */
const standIns = new WeakMap<Node, Node>()

/** Lets the page be translated, from now on. */
export function allowTranslation(): void {
  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) putBack(target)
  })
  new MutationObserver((records) => {
    for (const text of records.flatMap(replacedTexts)) rewritten.observe(text, { characterData: true })
  }).observe(document.body, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const standIn = standInFor(child, this)
    if (!standIn) removeChild.call(this, child)
    else if (standIn.parentNode === this) removeChild.call(this, standIn)
    return child
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(inserted: Inserted, before: Node | null): Inserted {
    const standIn = before && standInFor(before, this)
    if (!standIn) insertBefore.call(this, inserted, before)
    else insertBefore.call(this, inserted, standIn.parentNode === this ? standIn : null)
    return inserted
  }
}

/** The texts that a change took out of the page with a translation beside them. */
function replacedTexts({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): Text[] {
  const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof HTMLFontElement)
  if (!translation) return []
  const texts = [...removedNodes].filter((node) => node instanceof Text).filter((text) => !text.isConnected)
  for (const text of texts) standIns.set(text, translation)
  return texts
}

function standInFor(node: Node, parent: Node): Node | undefined {
  return node.parentNode === parent ? undefined : standIns.get(node)
}

/** A text that was written anew takes its place again; the translator then translates it as it does any new text. */
function putBack(text: Node): void {
  const standIn = standIns.get(text)
  standIns.delete(text)
  if (text instanceof Text && standIn instanceof Element && standIn.isConnected) standIn.replaceWith(text)
}
