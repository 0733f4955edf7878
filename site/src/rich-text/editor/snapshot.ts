import { redoDepth, undoDepth } from '@milkdown/kit/prose/history';
import type { EditorState } from '@milkdown/kit/prose/state';
import { isInTable } from '@milkdown/kit/prose/tables';
import { isInside } from '../commands/formats.ts';
import { selectedImage } from '../commands/images.ts';
import { selectedLink } from '../commands/links.ts';
import { isMarked, selectedLists, selectedTextBlocks } from '../commands/selection.ts';
import { toAlign } from '../document/alignment.ts';

/** The state of the selection that the toolbar shows. */
export interface Snapshot {
  block: 'normal' | 'h2' | 'h3' | 'code' | 'mixed';
  bold: boolean;
  italic: boolean;
  underline: boolean;
  code: boolean;
  quote: boolean;
  table: boolean;
  canUndo: boolean;
  canRedo: boolean;
  list: 'bullet' | 'ordered' | null;
  align: 'left' | 'center' | 'right' | 'mixed';
  link: boolean;
  image: boolean;
}

export const initialSnapshot: Snapshot = {
  block: 'normal',
  bold: false,
  italic: false,
  underline: false,
  code: false,
  quote: false,
  table: false,
  canUndo: false,
  canRedo: false,
  list: null,
  align: 'left',
  link: false,
  image: false,
};

export function takeSnapshot(state: EditorState): Snapshot {
  const blocks = selectedTextBlocks(state).map(({ node }) => node);
  const { strong, em, underline, code } = state.schema.marks;
  return {
    block: commonValue(blocks.map(({ type, attrs }) => blockName(type.name, attrs.level))) ?? 'mixed',
    align: commonValue(blocks.map(({ attrs }) => toAlign(attrs.align) ?? 'left')) ?? 'mixed',
    bold: isMarked(state, strong),
    italic: isMarked(state, em),
    underline: isMarked(state, underline),
    code: isMarked(state, code),
    quote: isInside(state, state.schema.nodes.blockquote),
    table: isInTable(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    list: commonValue(selectedLists(state).map((list) => listName(list?.node.type.name))) ?? null,
    link: selectedLink(state) !== null,
    image: selectedImage(state) !== null,
  };
}

export function isSameSnapshot(a: Snapshot, b: Snapshot): boolean {
  const names = Object.keys(initialSnapshot) as (keyof Snapshot)[];
  return names.every((name) => a[name] === b[name]);
}

/** Returns the value if all are equal, and undefined otherwise. */
function commonValue<T>(values: readonly T[]): T | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

function blockName(type: string, level: unknown): Snapshot['block'] {
  if (type === 'code_block') return 'code';
  if (type !== 'heading') return 'normal';
  return level === 3 ? 'h3' : 'h2';
}

function listName(type: string | undefined): Snapshot['list'] {
  if (type === 'bullet_list') return 'bullet';
  return type === 'ordered_list' ? 'ordered' : null;
}
