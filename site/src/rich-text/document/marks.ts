import { $markSchema } from '@milkdown/kit/utils';
import { noMarkdown } from './no-markdown.ts';
import { safeHref } from './urls.ts';

export const link = $markSchema('link', () => ({
  attrs: { href: {}, target: { default: null } },
  // Text typed after a link does not become part of the link.
  inclusive: false,
  parseDOM: [{ tag: 'a[href]', getAttrs: readLink }],
  toDOM: ({ attrs }) => {
    const href = safeHref(attrs.href) ?? '#';
    if (attrs.target !== '_blank') return ['a', { href }, 0];
    return ['a', { href, target: '_blank', rel: 'noopener noreferrer' }, 0];
  },
  ...noMarkdown,
}));

function readLink(element: HTMLElement) {
  const href = safeHref(element.getAttribute('href'));
  return href ? { href, target: element.getAttribute('target') === '_blank' ? '_blank' : null } : false;
}

export const strong = $markSchema('strong', () => ({
  parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
  toDOM: () => ['strong', 0],
  ...noMarkdown,
}));

export const emphasis = $markSchema('em', () => ({
  parseDOM: [{ tag: 'em' }, { tag: 'i' }],
  toDOM: () => ['em', 0],
  ...noMarkdown,
}));

export const code = $markSchema('code', () => ({
  code: true,
  parseDOM: [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'samp' }],
  toDOM: () => ['code', 0],
  ...noMarkdown,
}));

export const underline = $markSchema('underline', () => ({
  parseDOM: [{ tag: 'u' }, { tag: 'ins' }],
  toDOM: () => ['u', 0],
  ...noMarkdown,
}));
