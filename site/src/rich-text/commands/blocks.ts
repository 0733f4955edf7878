import type { Attrs, NodeType } from '@milkdown/kit/prose/model';
import { liftListItem } from '@milkdown/kit/prose/schema-list';
import { type Command, type EditorState, TextSelection, type Transaction } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import type { Align } from '../document/alignment.ts';
import { heading, listItem, paragraph } from '../document/schema.ts';
import { selectedLists, selectedTextBlocks } from './selection.ts';
import { sequence } from './sequence.ts';

/** Changes the selected text blocks to a type, and keeps or drops their alignment. */
export function changeBlocks(type: NodeType, attrs: Attrs = {}, align: 'keep' | 'drop' = 'keep'): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { $from, $to } of state.selection.ranges) {
      tr.setBlockType($from.pos, $to.pos, type, (old) => ({
        ...attrs,
        align: align === 'keep' ? (old.attrs.align ?? null) : null,
      }));
    }
    if (!tr.docChanged) return false;
    // Changing the document drops the stored marks, so restore them.
    dispatch?.(tr.setStoredMarks(state.storedMarks).scrollIntoView());
    return true;
  };
}

/** Heading level; 0 for normal text. */
export type Level = 0 | 2 | 3;

/** Turns the selected blocks into headings or normal text. Headings leave their lists. */
export const setBlock = $command('SetBlock', (ctx) => (level: Level = 0) => {
  if (level === 0) return changeBlocks(paragraph.type(ctx));
  return sequence(leaveLists(listItem.type(ctx)), changeBlocks(heading.type(ctx), { level }));
});

export const setAlign = $command('SetAlign', () => (align: Align = null): Command => {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { node, pos } of selectedTextBlocks(state)) {
      if (node.attrs.align !== align) tr.setNodeAttribute(pos, 'align', align);
    }
    if (tr.docChanged) dispatch?.(tr.setStoredMarks(state.storedMarks));
    return true;
  };
});

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

/** Limits the loop, so that a deeply nested document cannot freeze the page. */
const MAX_LIFTS = 200;

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
 * Lifts one selected text block out of its list, because `liftListItem` works on one list at a time. Adds the steps to
 * `total`. Returns the new state, or undefined if no block can be lifted.
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
