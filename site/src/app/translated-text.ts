/**
 * Lets React update a page whose text a browser's translator has replaced. Translators such as Chrome's put a `<font>`
 * element in the place of each text node, or around it. React still knows the text node: without this, inserting next
 * to it or removing it throws and ends the page, and changing it changes nothing that is visible.
 *
 * React has no hook for this (github.com/facebook/react/issues/11538), so three methods of `Node` are wrapped. They
 * differ from the originals for translated text nodes only.
 *
 * @param page The element whose text React renders.
 */
export function followTranslatedText(page: Element): void {
  /** The elements in the place of text nodes that are no longer in the document. */
  const replacements = new WeakMap<Node, Element>();

  const replacementObserver = new MutationObserver(recordReplacements);
  replacementObserver.observe(page, { childList: true, subtree: true });
  const changeObserver = new MutationObserver((records) => {
    for (const { target } of records) restore(target);
  });

  function recordReplacements(records: readonly MutationRecord[]): void {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      if (!(text instanceof Text) || text.isConnected) continue;
      const element = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (!element) continue;
      replacements.set(text, element);
      changeObserver.observe(text, { characterData: true });
    }
  }

  /** Puts a text that React has changed back into the page, where the translator finds it. */
  function restore(text: Node): void {
    const element = replacements.get(text);
    if (!element?.isConnected || text.isConnected) return;
    element.replaceWith(text);
    replacements.delete(text);
  }

  /** Returns the child that contains or replaces a text node; undefined if the node itself is a child. */
  function translationIn(parent: Node, text: Node | null): Node | undefined {
    if (!(text instanceof Text) || text.parentNode === parent) return undefined;
    recordReplacements(replacementObserver.takeRecords());
    let child: Node | null | undefined = parent.contains(text) ? text : replacements.get(text);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? undefined;
  }

  /** Removes the translation of a text node that React moves. */
  function removeTranslation(node: Node): void {
    if (!(node instanceof Text) || node.isConnected) return;
    recordReplacements(replacementObserver.takeRecords());
    replacements.get(node)?.remove();
  }

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeTranslation(node);
    appendChild.call(this, node);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const next = translationIn(this, before) ?? before;
    removeTranslation(node);
    insertBefore.call(this, node, next);
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, translationIn(this, child) ?? child);
    return child;
  };
}

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === 'font';
