import type { Mark, Node } from '@milkdown/kit/prose/model';
import type { EditorState } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import { link } from '../document/schema.ts';
import { safeHref } from '../document/urls.ts';

export interface LinkRange {
  from: number;
  to: number;
  href: string;
  newTab: boolean;
}

export interface LinkChoice {
  href: string;
  newTab: boolean;
  /** Text of the link if nothing is selected; the URL if blank. */
  text?: string;
}

/** Returns the link at the cursor, or the last link that the selection touches. */
export function selectedLink(state: EditorState): LinkRange | null {
  const { $from, from, to, empty } = state.selection;
  const touches = (range: LinkRange) =>
    empty ? range.from <= from && range.to >= from : range.from < to && range.to > from;
  return linksIn($from.parent, $from.start()).findLast(touches) ?? null;
}

/** Finds the links of a text block. A link with mixed formatting consists of several nodes. */
function linksIn(parent: Node, start: number): LinkRange[] {
  const links: LinkRange[] = [];
  let lastLink: { mark: Mark; range: LinkRange } | undefined;
  parent.forEach((child, offset) => {
    const mark = child.marks.find(({ type }) => type.name === 'link');
    const [from, to] = [start + offset, start + offset + child.nodeSize];
    if (!mark) return;
    if (lastLink?.mark.eq(mark) && lastLink.range.to === from) {
      lastLink.range.to = to;
      return;
    }
    const range = { from, to, href: mark.attrs.href, newTab: mark.attrs.target === '_blank' };
    lastLink = { mark, range };
    links.push(range);
  });
  return links;
}

/** Returns the selection, extended to the whole link that it touches. */
function extendToLink(state: EditorState): { from: number; to: number } {
  const { from, to } = state.selection;
  const touched = selectedLink(state);
  return { from: Math.min(from, touched?.from ?? from), to: Math.max(to, touched?.to ?? to) };
}

/** Links the selection or the link that it touches. Without a selection, inserts a linked text. */
export const setLink = $command('SetLink', (ctx) => (choice?: LinkChoice) => (state, dispatch) => {
  const href = safeHref(choice?.href);
  if (!href) return false;
  const type = link.type(ctx);
  const mark = type.create({ href, target: choice?.newTab ? '_blank' : null });
  const { from, to } = extendToLink(state);
  const { tr } = state;
  if (from === to) {
    const marks = mark.addToSet(state.storedMarks ?? state.selection.$from.marks());
    tr.replaceSelectionWith(state.schema.text(choice?.text?.trim() || href, marks), false);
  } else {
    tr.removeMark(from, to, type).addMark(from, to, mark);
  }
  dispatch?.(tr.removeStoredMark(type).scrollIntoView());
  return true;
});

/** Removes the links in the selection, and the whole link at the cursor. */
export const removeLink = $command('RemoveLink', (ctx) => () => (state, dispatch) => {
  const { from, to } = extendToLink(state);
  if (from === to) return false;
  dispatch?.(state.tr.removeMark(from, to, link.type(ctx)).scrollIntoView());
  return true;
});
