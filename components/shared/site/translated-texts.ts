/** What a translator put in the place of a text. */
const standIns = new WeakMap<Node, Element>();
const taken = new WeakSet<Element>();
let isTranslated = false;

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function findStandIn({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const near = [...addedNodes, previousSibling, nextSibling];
  return near.filter(isFont).find((font) => !taken.has(font));
}

function putBack(text: Node) {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (standIn?.isConnected && text.parentNode === null) standIn.replaceWith(text);
}

/** The child of `parent` that is, or holds, a node which a translator may have moved into it. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Has React work on a page that the browser translates. Its translator takes each text out, and
 * puts `<font>` with other words there. React keeps what was taken out: it would throw when it
 * removes the text or puts something before it, and its changes would not be seen. So the text is
 * put back before, and the translator reads it anew (facebook/react#11538).
 */
export function keepTranslatedTexts() {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      for (const text of record.removedNodes) {
        const standIn = text instanceof Text && text.parentNode === null && findStandIn(record);
        if (!standIn) continue;
        isTranslated = true;
        taken.add(standIn);
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    if (!isTranslated || child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    putBack(node);
    if (before) putBack(before);
    const place = isTranslated && before ? childWith(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node);
    return appendChild.call(this, node) as T;
  };
}
