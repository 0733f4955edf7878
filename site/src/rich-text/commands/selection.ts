import type { MarkType, Node } from '@milkdown/kit/prose/model';
import type { EditorState } from '@milkdown/kit/prose/state';

export interface PositionedNode {
  node: Node;
  pos: number;
}

/** Returns the paragraphs and headings that the selection touches. */
export function selectedTextBlocks(state: EditorState): PositionedNode[] {
  const blocks: PositionedNode[] = [];
  for (const { $from, $to } of state.selection.ranges) {
    state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isTextblock) blocks.push({ node, pos });
      return !node.isTextblock;
    });
  }
  return blocks;
}

/** Returns the innermost list around each selected text block; null if it is in none. */
export function selectedLists(state: EditorState): (PositionedNode | null)[] {
  return selectedTextBlocks(state).map(({ pos }) => enclosingList(state, pos));
}

function enclosingList(state: EditorState, pos: number): PositionedNode | null {
  const $pos = state.doc.resolve(pos);
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (node.type.spec.group?.includes('list')) return { node, pos: $pos.before(depth) };
  }
  return null;
}

/** Returns true if all selected text has the mark, or, without a selection, if typed text would have it. */
export function isMarked(state: EditorState, type: MarkType | undefined): boolean {
  if (!type) return false;
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  const textNodes: Node[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isText) textNodes.push(node);
  });
  return textNodes.length > 0 && textNodes.every((node) => type.isInSet(node.marks));
}
