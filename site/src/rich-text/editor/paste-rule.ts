import { Slice } from '@milkdown/kit/prose/model';
import { $pasteRule } from '@milkdown/kit/utils';

/** What is pasted into an empty paragraph flows into it, and would lose its alignment unless it stays whole. */
export const pasteRule = $pasteRule(() => ({
  run: (slice, view) => {
    const isAligned = slice.openStart > 0 && Boolean(slice.content.firstChild?.attrs.align);
    const isIntoEmpty = view.state.selection.$from.parent.content.size === 0;
    return isAligned && isIntoEmpty ? new Slice(slice.content, 0, slice.openEnd) : slice;
  },
}));
