/**
 * Converts lists from Microsoft Word. Word writes items as paragraphs with their level and a bullet or number:
 * <p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">·</span>text</p>.
 */
export function convertWordLists(body: HTMLElement): void {
  let openLists: Element[] = [];
  let outermost: Element | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-css*="mso-list"]')) {
    const level = Number(/mso-list:[^;:]*level(\d)/i.exec(paragraph.dataset.css ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const tag = /^\s*[\da-z]{1,4}[.)]/i.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    if (paragraph.previousElementSibling !== outermost) openLists = [];
    openLists.length = Math.min(openLists.length, level);
    while (openLists.length < level) openLists.push(beginList(tag, paragraph, openLists.at(-1)));
    outermost = openLists[0];
    const item = paragraph.ownerDocument.createElement('li');
    openLists.at(-1)?.append(item);
    item.append(paragraph);
  }
}

/** Inserts a list into the last item of the parent list, or before the paragraph. */
function beginList(tag: string, paragraph: Element, parent: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  if (!parent) {
    paragraph.before(list);
    return list;
  }
  const item = parent.lastElementChild ?? parent.appendChild(paragraph.ownerDocument.createElement('li'));
  item.append(list);
  return list;
}

function takeMarker(paragraph: Element): string {
  let marker = '';
  for (const part of paragraph.querySelectorAll<HTMLElement>('[data-css*="mso-list"]')) {
    if (!/mso-list:\s*ignore/i.test(part.dataset.css ?? '')) continue;
    marker += part.textContent ?? '';
    part.remove();
  }
  return marker;
}
