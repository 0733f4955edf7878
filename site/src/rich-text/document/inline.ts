import { $nodeSchema } from '@milkdown/kit/utils';
import { noMarkdown } from './no-markdown.ts';
import { safeSrc } from './urls.ts';

export const text = $nodeSchema('text', () => ({ group: 'inline', ...noMarkdown }));

export const hardBreak = $nodeSchema('hard_break', () => ({
  inline: true,
  group: 'inline',
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
  ...noMarkdown,
}));

export const image = $nodeSchema('image', () => ({
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: { src: {}, alt: { default: null }, width: { default: null }, height: { default: null } },
  parseDOM: [{ tag: 'img[src]', getAttrs: readImage }],
  // Null attributes are not written, so an image without alt stays without.
  toDOM: ({ attrs: { src, alt, width, height } }) => ['img', { src: safeSrc(src) ?? '', alt, width, height }],
  ...noMarkdown,
}));

function readImage(element: HTMLElement) {
  const src = safeSrc(element.getAttribute('src'));
  if (!src) return false;
  const [width, height] = [readPixels(element, 'width'), readPixels(element, 'height')];
  return { src, alt: element.getAttribute('alt'), width, height };
}

function readPixels(element: HTMLElement, name: 'width' | 'height'): string | null {
  const value = element.getAttribute(name) ?? '';
  return /^\d{1,5}$/.test(value) ? value : null;
}
