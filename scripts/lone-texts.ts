/**
 * Runs in the page of a component test or a journey, and complains when React changes, removes or inserts before a text
 * that stands among others (why: web/src/browser/rewritten-texts.ts).
 */
export function watchLoneTexts(): void {
  // React marks the nodes that it keeps. A text that is all of its element is none of them: it is written with the element.
  const isKept = (node: Node | null) =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  const check = (node: Node | null) => {
    if (isKept(node))
      console.error(`A text changes that is not alone in its element: ${node?.parentElement?.outerHTML}`)
  }
  const { removeChild, insertBefore } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      check(this)
      value?.set?.call(this, text)
    },
  })
  // `call` forgets that these two return what they are given, hence the casts.
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    check(child)
    return removeChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(inserted: Inserted, before: Node | null): Inserted {
    check(before)
    return insertBefore.call(this, inserted, before) as Inserted
  }
}
