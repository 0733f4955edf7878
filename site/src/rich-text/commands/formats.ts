import { lift, toggleMark, wrapIn } from '@milkdown/kit/prose/commands';
import type { MarkType, NodeType } from '@milkdown/kit/prose/model';
import type { Command, EditorState } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import {
  code,
  codeBlock,
  emphasis,
  listItem,
  paragraph,
  quote,
  strong,
  underline,
} from '../document/schema.ts';
import { changeBlocks, leaveLists } from './blocks.ts';
import { selectedTextBlocks } from './selection.ts';
import { sequence } from './sequence.ts';

/** Toggles a mark. Partly marked text becomes entirely marked. */
export function toggle(type: MarkType): Command {
  return toggleMark(type, null, { removeWhenPresent: false });
}

export const toggleStrong = $command('ToggleStrong', (ctx) => () => toggle(strong.type(ctx)));
export const toggleEmphasis = $command('ToggleEmphasis', (ctx) => () => toggle(emphasis.type(ctx)));
export const toggleUnderline = $command('ToggleUnderline', (ctx) => () => toggle(underline.type(ctx)));

export const toggleCode = $command('ToggleCode', (ctx) => () => toggle(code.type(ctx)));

/** Turns the selected blocks into code, or back into paragraphs. */
export const toggleCodeBlock = $command('ToggleCodeBlock', (ctx) => () => (state, dispatch, view) => {
  const type = codeBlock.type(ctx);
  const isCode = selectedTextBlocks(state).every(({ node }) => node.type === type);
  const change = isCode
    ? changeBlocks(paragraph.type(ctx))
    : sequence(leaveLists(listItem.type(ctx)), changeBlocks(type));
  return change(state, dispatch, view);
});

/** Puts the selected blocks into a quote, or takes them out of it. */
export const toggleQuote = $command('ToggleQuote', (ctx) => () => (state, dispatch, view) => {
  const type = quote.type(ctx);
  return (isInside(state, type) ? lift : wrapIn(type))(state, dispatch, view);
});

/** Returns true if the start of the selection is inside a node of the type. */
export function isInside({ selection: { $from } }: EditorState, type: NodeType | undefined): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}
