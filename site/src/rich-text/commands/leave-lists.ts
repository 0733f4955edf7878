import type { NodeType } from '@milkdown/kit/prose/model';
import { liftListItem } from '@milkdown/kit/prose/schema-list';
import { type Command, type EditorState, TextSelection, type Transaction } from '@milkdown/kit/prose/state';
import { selectedLists, selectedTextBlocks } from './selection.ts';

/** Limits the loop, so that a deeply nested document cannot freeze the page. */
const MAX_LIFTS = 200;

/** Lifts the selected text blocks out of all lists. */
export function leaveLists(item: NodeType): Command {
  return (state, dispatch) => {
    const { tr } = state;
    let current = state;
    for (let lifts = 0; lifts < MAX_LIFTS && selectedLists(current).some(Boolean); lifts += 1) {
      const lifted = liftOne(item, current, tr);
      if (!lifted) break;
      current = lifted;
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.setSelection(state.selection.map(tr.doc, tr.mapping)).scrollIntoView());
    return true;
  };
}

/**
 * Lifts one selected text block, because `liftListItem` works on one list at a time. Adds the steps to `total` and returns
 * the new state, or undefined if no block can be lifted.
 */
function liftOne(item: NodeType, state: EditorState, total: Transaction): EditorState | undefined {
  for (const { pos } of selectedTextBlocks(state)) {
    const inBlock = state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos + 1)));
    let lifted: EditorState | undefined;
    liftListItem(item)(inBlock, (lift) => {
      const { tr } = state;
      for (const step of lift.steps) {
        total.step(step);
        tr.step(step);
      }
      lifted = state.apply(tr);
    });
    if (lifted) return lifted;
  }
  return undefined;
}
