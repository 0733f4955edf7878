import { autoJoin } from '@milkdown/kit/prose/commands';
import type { NodeType } from '@milkdown/kit/prose/model';
import { wrapInList } from '@milkdown/kit/prose/schema-list';
import type { Command } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import { bulletList, listItem, orderedList, paragraph } from '../document/blocks.ts';
import { changeBlocks } from './blocks.ts';
import { leaveLists } from './leave-lists.ts';
import { selectedLists } from './selection.ts';
import { sequence } from './sequence.ts';

interface ListTypes {
  list: NodeType;
  item: NodeType;
  text: NodeType;
}

export const toggleBulletList = $command('ToggleBulletList', (ctx) => () => {
  return toggleList({ list: bulletList.type(ctx), item: listItem.type(ctx), text: paragraph.type(ctx) });
});

export const toggleOrderedList = $command('ToggleOrderedList', (ctx) => () => {
  return toggleList({ list: orderedList.type(ctx), item: listItem.type(ctx), text: paragraph.type(ctx) });
});

function toggleList({ list, item, text }: ListTypes): Command {
  return (state, dispatch, view) => {
    const found = selectedLists(state);
    if (found.every((around) => around?.node.type === list)) return leaveLists(item)(state, dispatch, view);
    if (found.every((around) => around !== null)) return changeLists(list)(state, dispatch, view);
    // List items cannot contain headings or parts of other lists.
    const wrap = sequence(leaveLists(item), changeBlocks(text), wrapInList(list));
    return autoJoin(wrap, ['bullet_list', 'ordered_list'])(state, dispatch, view);
  };
}

function changeLists(list: NodeType): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const around of selectedLists(state)) {
      if (around && around.node.type !== list) tr.setNodeMarkup(around.pos, list);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
