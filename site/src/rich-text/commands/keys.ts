import type { Ctx } from '@milkdown/kit/ctx';
import {
  chainCommands,
  exitCode,
  joinBackward,
  lift,
  newlineInCode,
  splitBlockAs,
} from '@milkdown/kit/prose/commands';
import { liftListItem, sinkListItem, splitListItem } from '@milkdown/kit/prose/schema-list';
import {
  AllSelection,
  type Command,
  type EditorState,
  TextSelection,
  type Transaction,
} from '@milkdown/kit/prose/state';
import { isInTable } from '@milkdown/kit/prose/tables';
import { $shortcut } from '@milkdown/kit/utils';
import { code, emphasis, hardBreak, listItem, paragraph, strong, underline } from '../document/schema.ts';
import { changeBlocks } from './blocks.ts';
import { toggle } from './formats.ts';
import { sequence } from './sequence.ts';

/** Keyboard shortcuts. Tab leaves the editor, except in a table: see `tableTab`. */
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

/** Turns a heading or list item into a paragraph if Backspace is pressed at its start. */
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

/** Starts a paragraph if ArrowDown is pressed in the last line of a quote, list or code block that ends the text. */
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

/** The command of Enter: continues code, a list or a paragraph, and leaves an empty block. */
function enterKey(ctx: Ctx): Command {
  const item = listItem.type(ctx);
  const leaveEmptyBlock = chainCommands(liftListItem(item), lift);
  return chainCommands(
    replaceAll,
    leaveCode,
    newlineInCode,
    keepFormat(splitListItem(item), ctx),
    (state, dispatch, view) => isInEmptyBlock(state) && leaveEmptyBlock(state, dispatch, view),
    keepFormat(splitBlockAs(), ctx),
  );
}

/** The command of Shift+Enter: inserts a line break within the block. */
function breakKey(ctx: Ctx): Command {
  return chainCommands(newlineInCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(hardBreak.type(ctx).create()).scrollIntoView());
    return true;
  });
}

/** Deletes the text if everything is selected, because Enter would do nothing. */
const replaceAll: Command = (state, dispatch) => {
  if (!(state.selection instanceof AllSelection)) return false;
  dispatch?.(state.tr.deleteSelection());
  return true;
};

/** Leaves a code block from an empty last line, and removes that line. */
const leaveCode: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  const isAtEnd = empty && $from.parentOffset === $from.parent.content.size;
  if (!isAtEnd || !$from.parent.textContent.endsWith('\n')) return false;
  return sequence(removeLineBreak, exitCode)(state, dispatch);
};

const removeLineBreak: Command = ({ tr, selection: { from } }, dispatch) => {
  dispatch?.(tr.delete(from - 1, from));
  return true;
};

function isInEmptyBlock({ selection }: EditorState): boolean {
  return selection.empty && selection.$from.parent.content.size === 0;
}

/** Splits a block and keeps its alignment and marks, except links. A block after a heading gets no marks. */
function keepFormat(split: Command, ctx: Ctx): Command {
  const paragraphType = paragraph.type(ctx);
  return (state, dispatch) => {
    if (!dispatch) return split(state);
    const { $from, $to } = state.selection;
    const { align } = $from.parent.attrs;
    const isParagraph = $from.parent.type === paragraphType;
    const marks = state.storedMarks ?? ($to.parentOffset > 0 ? $from.marks() : []);
    return split(state, (tr: Transaction) => {
      const { $from: $new } = tr.selection;
      const isUnaligned = $new.parent.type === paragraphType && $new.parent.attrs.align !== align;
      if (align && isUnaligned) tr.setNodeAttribute($new.before(), 'align', align);
      if (isParagraph) tr.ensureMarks(marks.filter(({ type }) => type.name !== 'link'));
      dispatch(tr);
    });
  };
}
