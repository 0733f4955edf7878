import { readAlign } from '../document/alignment.ts';
import { BLOCKS, HEADINGS, isBlank, rename } from './elements.ts';

const TEXT_BLOCKS = `p, ${HEADINGS}`;

/** Converts divs that contain only text to paragraphs, and applies the alignment of other divs to their blocks. */
export function convertDivs(body: HTMLElement): void {
  for (const division of body.querySelectorAll<HTMLElement>('div, center')) {
    const align = division.matches('center') ? 'center' : readAlign(division);
    const isText = !division.querySelector(BLOCKS);
    const blocks = isText ? [rename(division, 'p')] : division.querySelectorAll<HTMLElement>(TEXT_BLOCKS);
    if (align) for (const block of blocks) block.dataset.align ??= align;
  }
}

/** Removes line breaks at the end of blocks, which only give an empty line its height. */
export function removeTrailingBreaks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const block = lineBreak.closest(`${TEXT_BLOCKS}, li`);
    if (block ? isLastIn(lineBreak, block) : isBetweenBlocks(lineBreak)) lineBreak.remove();
  }
}

function isLastIn(node: Node, block: Element): boolean {
  for (let inner: Node | null = node; inner && inner !== block; inner = inner.parentNode) {
    for (let next = inner.nextSibling; next; next = next.nextSibling) if (!isBlank(next)) return false;
  }
  return true;
}

function isBetweenBlocks(lineBreak: Element): boolean {
  if (!lineBreak.previousSibling || !lineBreak.nextSibling) return true;
  const { parentElement, previousElementSibling } = lineBreak;
  return parentElement?.nodeName === 'BODY' && previousElementSibling?.matches(BLOCKS) === true;
}
