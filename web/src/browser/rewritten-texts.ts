/**
 * Translators, reading aids and highlighters put elements of their own in the place of texts, or around them, while React
 * keeps the texts that it wrote. So a text that changes is all that its element holds, or that element changes with it
 * (`key`): React then never looks for the text itself. Tests complain about any other (scripts/lone-texts.ts).
 *
 * For one that no test has met, React must at least not fail: it takes nodes from where they are now, and goes on where a
 * text is gone.
 */
export function allowRewriting(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const parent = parentNow(child, this)
    if (parent) removeChild.call(parent, child)
    return child
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(inserted: Inserted, before: Node | null): Inserted {
    const parent = before && parentNow(before, this)
    insertBefore.call(parent ?? this, inserted, parent ? before : null)
    return inserted
  }
}

/** The parent of a node that React believes to be `parent`; null if it is a text that is gone. */
function parentNow(node: Node, parent: Node): Node | null {
  if (parent.contains(node)) return node.parentNode
  return node instanceof Text ? null : parent
}
