import { type ChildNode, Element } from 'domhandler';
import { hasBlock, hasImage } from './html-elements.ts';
import type { NestedContent } from './nested-content.ts';

/** Cleans a figure. The caption of an image becomes a paragraph. */
export function cleanFigure(figure: Element, cleaner: NestedContent): string {
  const captions: Element[] = [];
  const others: ChildNode[] = [];
  for (const node of figure.children) {
    if (node instanceof Element && node.name === 'figcaption') captions.push(node);
    else others.push(node);
  }
  // WordPress's shortcode has the image in its caption.
  const html = captions.map((caption) => {
    const images = caption.children.filter(hasImage);
    const text = caption.children.filter((node) => !hasImage(node));
    const inline = hasBlock(caption) ? '' : cleaner.inlines(text).trim();
    const rest = hasBlock(caption) ? cleaner.blocks(text) : inline && `<p><em>${inline}</em></p>`;
    return cleaner.blocks(images) + rest;
  });
  return cleaner.blocks(others) + html.join('');
}
