/**
 * Translators, reading aids and highlighters replace texts with elements of their own, or wrap them, while React holds on
 * to the text nodes that it wrote. So a text that changes is the whole content of its element, or that element changes
 * with it (`key`): React then never looks for the text node. Tests fail over any other text (scripts/lone-texts.ts).
 *
 * This is for those that no test has met: instead of failing, React removes nodes from wherever they are now, and
 * carries on when a text is gone.
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
