import type { Ctx } from '@milkdown/kit/ctx';
import { autoJoin } from '@milkdown/kit/prose/commands';
import type { NodeType } from '@milkdown/kit/prose/model';
import { wrapInList } from '@milkdown/kit/prose/schema-list';
import type { Command } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import { bulletList, listItem, orderedList, paragraph } from '../document/schema.ts';
import { changeBlocks, leaveLists } from './blocks.ts';
import { selectedLists } from './selection.ts';
import { sequence } from './sequence.ts';

/** Makes the selected blocks a bullet list, or removes it. */
export const toggleBulletList = $command(
  'ToggleBulletList',
  (ctx) => () => toggleList(bulletList.type(ctx), ctx),
);

/** Makes the selected blocks an ordered list, or removes it. */
export const toggleOrderedList = $command(
  'ToggleOrderedList',
  (ctx) => () => toggleList(orderedList.type(ctx), ctx),
);

/**
 * Removes the lists if all selected blocks are in lists of this type, changes the type if all blocks are in lists, and
 * otherwise wraps the blocks in a list.
 */
function toggleList(listType: NodeType, ctx: Ctx): Command {
  const itemType = listItem.type(ctx);
  return (state, dispatch, view) => {
    const lists = selectedLists(state);
    if (lists.every((list) => list?.node.type === listType)) {
      return leaveLists(itemType)(state, dispatch, view);
    }
    if (lists.every((list) => list !== null)) return changeListType(listType)(state, dispatch, view);
    // List items cannot contain headings or parts of other lists.
    const wrap = sequence(leaveLists(itemType), changeBlocks(paragraph.type(ctx)), wrapInList(listType));
    // The new list continues a list that it touches.
    return autoJoin(wrap, ['bullet_list', 'ordered_list'])(state, dispatch, view);
  };
}

function changeListType(listType: NodeType): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const list of selectedLists(state)) {
      if (list && list.node.type !== listType) tr.setNodeMarkup(list.pos, listType);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
