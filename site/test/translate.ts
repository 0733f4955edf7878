/** A stand-in for the translator of a browser. */
export interface Translator {
  /** 'around': the text node moves into the new elements. 'instead': the new elements have a copy of it. */
  place: 'around' | 'instead';
  /** True to also translate text that appears later. */
  live: boolean;
}

/**
 * Puts each text of the page into two elements, as Chrome’s translator does. It uses nothing outside of its body, because
 * browser tests send its source text to the page.
 *
 * @returns A function that stops the translation of later text.
 */
export function translate({ place, live }: Translator): () => void {
  const untranslated = 'script, style, noscript, svg, option, textarea, [contenteditable], font';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const element = document.createElement('font');
    const inner = element.appendChild(document.createElement('font'));
    const copy = text.cloneNode();
    text.replaceWith(element);
    inner.append(place === 'around' ? text : copy);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected) replace(text);
  };
  replaceIn(document.body);
  const later = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const node of [...addedNodes, target]) replaceIn(node);
  });
  if (live) later.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => later.disconnect();
}
