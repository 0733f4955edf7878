import type { Ctx } from '@milkdown/kit/ctx';
import { exitCode, joinBackward } from '@milkdown/kit/prose/commands';
import { liftListItem, sinkListItem } from '@milkdown/kit/prose/schema-list';
import type { Command } from '@milkdown/kit/prose/state';
import { $shortcut } from '@milkdown/kit/utils';
import { listItem, paragraph } from '../document/blocks.ts';
import { code, emphasis, strong, underline } from '../document/marks.ts';
import { changeBlocks } from './blocks.ts';
import { breakKey, enterKey } from './enter.ts';
import { toggle } from './marks.ts';

/** Keyboard shortcuts. Tab is not one of them, because it must leave the editor. */
export const keys = $shortcut((ctx) => ({
  'Mod-b': toggle(strong.type(ctx)),
  'Mod-i': toggle(emphasis.type(ctx)),
  'Mod-u': toggle(underline.type(ctx)),
  'Mod-e': toggle(code.type(ctx)),
  Enter: enterKey(ctx),
  'Mod-Enter': exitCode,
  'Shift-Enter': breakKey(ctx),
  Backspace: backspaceKey(ctx),
  'Mod-]': sinkListItem(listItem.type(ctx)),
  'Mod-[': liftListItem(listItem.type(ctx)),
}));

/** At the start of a heading or list item, Backspace first turns it into a paragraph. */
function backspaceKey(ctx: Ctx): Command {
  const paragraphType = paragraph.type(ctx);
  const itemType = listItem.type(ctx);
  return (state, dispatch, view) => {
    const { $from, empty } = state.selection;
    if (!empty || $from.parentOffset > 0) return false;
    if ($from.parent.type !== paragraphType) return changeBlocks(paragraphType)(state, dispatch, view);
    const isFirstOfItem = $from.depth > 1 && $from.node(-1).type === itemType && $from.index(-1) === 0;
    if (isFirstOfItem) return liftListItem(itemType)(state, dispatch, view);
    // Milkdown's Backspace does not include this.
    return joinBackward(state, dispatch, view);
  };
}
