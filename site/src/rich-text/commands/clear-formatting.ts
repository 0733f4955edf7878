import type { Command } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import { listItem, paragraph } from '../document/blocks.ts';
import { changeBlocks } from './blocks.ts';
import { leaveLists } from './leave-lists.ts';
import { sequence } from './sequence.ts';

const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  dispatch?.(empty ? state.tr.setStoredMarks([]) : state.tr.removeMark(from, to));
  return true;
};

/** Removes all marks, and turns the selected blocks into paragraphs outside of lists. */
export const clearFormatting = $command('ClearFormatting', (ctx) => () => {
  const clearBlocks = sequence(leaveLists(listItem.type(ctx)), changeBlocks(paragraph.type(ctx), {}, 'drop'));
  return sequence(clearMarks, clearBlocks);
});
