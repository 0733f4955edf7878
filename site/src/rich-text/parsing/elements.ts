export const HEADINGS = 'h1, h2, h3, h4, h5, h6';

export const BLOCKS = `p, ul, ol, ${HEADINGS}, div, blockquote, pre, table, section, article, figure, dl`;

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Puts the content of an element into a new element inside it. */
export function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Replaces an element with one of another tag, with the same attributes and content. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Returns true for a text node with collapsible whitespace only. No-break spaces are intentional. */
export function isBlank(node: Node): boolean {
  return !(node instanceof Element) && !/[^ \t\r\n\f]/.test(node.textContent ?? '');
}
