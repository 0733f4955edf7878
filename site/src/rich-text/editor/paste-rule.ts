import { Slice } from '@milkdown/kit/prose/model';
import { $pasteRule } from '@milkdown/kit/utils';

/** Keeps the alignment of a paragraph that is pasted into an empty one, by not merging the two. */
export const pasteRule = $pasteRule(() => ({
  run: (slice, view) => {
    const isAligned = slice.openStart > 0 && Boolean(slice.content.firstChild?.attrs.align);
    const isIntoEmpty = view.state.selection.$from.parent.content.size === 0;
    return isAligned && isIntoEmpty ? new Slice(slice.content, 0, slice.openEnd) : slice;
  },
}));
