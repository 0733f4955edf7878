import type { Attrs, NodeType } from '@milkdown/kit/prose/model';
import type { Command } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import type { Align } from '../document/alignment.ts';
import { heading, listItem, paragraph } from '../document/blocks.ts';
import { leaveLists } from './leave-lists.ts';
import { selectedTextBlocks } from './selection.ts';
import { sequence } from './sequence.ts';

/** Changes the selected text blocks to a type, and keeps or drops their alignment. */
export function changeBlocks(type: NodeType, attrs: Attrs = {}, align: 'keep' | 'drop' = 'keep'): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { $from, $to } of state.selection.ranges) {
      tr.setBlockType($from.pos, $to.pos, type, (old) => ({
        ...attrs,
        align: align === 'keep' ? (old.attrs.align ?? null) : null,
      }));
    }
    if (!tr.docChanged) return false;
    // Changing the document drops the stored marks, so restore them.
    dispatch?.(tr.setStoredMarks(state.storedMarks).scrollIntoView());
    return true;
  };
}

/** Heading level; 0 for normal text. */
export type Level = 0 | 2 | 3;

/** Turns the selected blocks into headings or normal text. Headings leave their lists. */
export const setBlock = $command('SetBlock', (ctx) => (level: Level = 0) => {
  if (level === 0) return changeBlocks(paragraph.type(ctx));
  return sequence(leaveLists(listItem.type(ctx)), changeBlocks(heading.type(ctx), { level }));
});

/** Aligns the selected blocks. */
export const setAlign = $command('SetAlign', () => (align: Align = null): Command => {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { node, pos } of selectedTextBlocks(state)) {
      if (node.attrs.align !== align) tr.setNodeAttribute(pos, 'align', align);
    }
    if (tr.docChanged) dispatch?.(tr.setStoredMarks(state.storedMarks));
    return true;
  };
});
