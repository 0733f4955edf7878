import type { MarkType, Node } from '@milkdown/kit/prose/model';
import type { EditorState } from '@milkdown/kit/prose/state';

export interface Placed {
  node: Node;
  pos: number;
}

/** The paragraphs and headings that the selection touches. */
export function selectedTexts(state: EditorState): Placed[] {
  const found: Placed[] = [];
  for (const { $from, $to } of state.selection.ranges) {
    state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isTextblock) found.push({ node, pos });
      return !node.isTextblock;
    });
  }
  return found;
}

/** The innermost list around each of them; null where there is none. */
export function selectedLists(state: EditorState): (Placed | null)[] {
  return selectedTexts(state).map(({ pos }) => listAround(state, pos));
}

function listAround(state: EditorState, pos: number): Placed | null {
  const $pos = state.doc.resolve(pos);
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (node.type.spec.group?.includes('list')) return { node, pos: $pos.before(depth) };
  }
  return null;
}

/** Whether all of the selected text is marked, or, without a selection, what would be typed. */
export function isMarked(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  const texts: Node[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isText) texts.push(node);
  });
  return texts.length > 0 && texts.every((node) => type.isInSet(node.marks));
}
