import type { Ctx } from '@milkdown/kit/ctx';
import { exitCode, joinBackward } from '@milkdown/kit/prose/commands';
import { liftListItem, sinkListItem } from '@milkdown/kit/prose/schema-list';
import { type Command, TextSelection } from '@milkdown/kit/prose/state';
import { isInTable } from '@milkdown/kit/prose/tables';
import { $shortcut } from '@milkdown/kit/utils';
import { listItem, paragraph } from '../document/blocks.ts';
import { code, emphasis, strong, underline } from '../document/marks.ts';
import { changeBlocks } from './blocks.ts';
import { breakKey, enterKey } from './enter.ts';
import { toggle } from './marks.ts';

/** Keyboard shortcuts. Tab leaves the editor, except in a table: see `table-tab.ts`. */
export const keys = $shortcut((ctx) => ({
  'Mod-b': toggle(strong.type(ctx)),
  'Mod-i': toggle(emphasis.type(ctx)),
  'Mod-u': toggle(underline.type(ctx)),
  'Mod-e': toggle(code.type(ctx)),
  Enter: enterKey(ctx),
  'Mod-Enter': exitCode,
  'Shift-Enter': breakKey(ctx),
  Backspace: backspaceKey(ctx),
  ArrowDown: leaveLastBlock(ctx),
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

/** Below the last line of a quote, list or code block that ends the text, ArrowDown starts a paragraph. */
function leaveLastBlock(ctx: Ctx): Command {
  const paragraphType = paragraph.type(ctx);
  return (state, dispatch, view) => {
    const { $head, empty } = state.selection;
    const end = state.doc.content.size;
    const isInLast = empty && $head.depth > 0 && end - $head.after() === $head.depth - 1;
    const isTopLevelText = $head.depth === 1 && !$head.parent.type.spec.code;
    if (!isInLast || isTopLevelText || isInTable(state) || !view?.endOfTextblock('down')) return false;
    const tr = state.tr.insert(end, paragraphType.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
    return true;
  };
}
