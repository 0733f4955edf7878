import type { Ctx } from '@milkdown/kit/ctx';
import { chainCommands, exitCode, lift, newlineInCode, splitBlockAs } from '@milkdown/kit/prose/commands';
import { liftListItem, splitListItem } from '@milkdown/kit/prose/schema-list';
import { AllSelection, type Command, type EditorState, type Transaction } from '@milkdown/kit/prose/state';
import { listItem, paragraph } from '../document/blocks.ts';
import { hardBreak } from '../document/inline.ts';
import { sequence } from './sequence.ts';

/** What Enter does: it continues code, a list or a paragraph, and leaves an empty block. */
export function enterKey(ctx: Ctx): Command {
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

/** What Shift+Enter does: a line break within the block. */
export function breakKey(ctx: Ctx): Command {
  return chainCommands(newlineInCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(hardBreak.type(ctx).create()).scrollIntoView());
    return true;
  });
}

/** Without this command, Enter does nothing if everything is selected. */
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
