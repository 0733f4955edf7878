import { lift, wrapIn } from '@milkdown/kit/prose/commands';
import type { NodeType } from '@milkdown/kit/prose/model';
import type { EditorState } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import { codeBlock, listItem, paragraph, quote } from '../document/blocks.ts';
import { code } from '../document/marks.ts';
import { changeBlocks } from './blocks.ts';
import { leaveLists } from './leave-lists.ts';
import { toggle } from './marks.ts';
import { selectedTextBlocks } from './selection.ts';
import { sequence } from './sequence.ts';

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
