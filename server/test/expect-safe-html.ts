import { expect } from 'vitest';
import { elementsIn } from './read-html.ts';

const TAGS = 'p h2 h3 ul ol li strong em u a img br blockquote pre code table tbody tr th td div'.split(' ');
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  th: ['class', 'colspan', 'rowspan'],
  td: ['class', 'colspan', 'rowspan'],
  // The server adds these to show a post.
  div: ['class', 'role', 'aria-label', 'tabindex'],
  pre: ['tabindex'],
  p: ['class'],
  h2: ['class'],
  h3: ['class'],
  li: ['class'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
};
const PAGE = 'https://page.test/blog/post';

/** Asserts that HTML contains only text, links and images. */
export function expectSafeHtml(html: string): void {
  for (const { name, attributes } of elementsIn(html)) {
    expect(TAGS).toContain(name);
    for (const attribute of Object.keys(attributes)) expect(ATTRIBUTES[name] ?? []).toContain(attribute);
    const { href, src, class: classes, target, rel } = attributes;
    if (classes !== undefined) expect(classes).toMatch(/^(?:align-center|align-right|table-scroll)$/);
    for (const span of [attributes.colspan, attributes.rowspan]) {
      if (span !== undefined) expect(span).toMatch(/^[1-9]\d?$/);
    }
    // Parsed like a browser, which ignores whitespace and control characters.
    if (name === 'a') expect(new URL(href ?? 'missing:', PAGE).protocol).toMatch(/^(?:https?|mailto|tel):$/);
    if (name === 'a' && !/^https?:/i.test(href ?? ''))
      expect(new URL(href ?? '', PAGE).host).toMatch(/^(?:page\.test)?$/);
    if (target !== undefined) expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    if (name === 'img') expect(src).toMatch(/^(?:https:\/\/[^\s]+|\/api\/images\/[\w-]{22}(?:\?w=\d+)?)$/);
    if (attributes.srcset !== undefined)
      expect(attributes.srcset).toMatch(/^\/api\/images\/[\w-]{22}\?w=\d+ \d+w(?:, |$)/);
  }
}
