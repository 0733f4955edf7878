import { toggleMark } from '@milkdown/kit/prose/commands';
import type { MarkType } from '@milkdown/kit/prose/model';
import type { Command } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import { emphasis, strong, underline } from '../document/marks.ts';

/** Toggles a mark. Partly marked text becomes entirely marked. */
export function toggle(type: MarkType): Command {
  return toggleMark(type, null, { removeWhenPresent: false });
}

export const toggleStrong = $command('ToggleStrong', (ctx) => () => toggle(strong.type(ctx)));
export const toggleEmphasis = $command('ToggleEmphasis', (ctx) => () => toggle(emphasis.type(ctx)));
export const toggleUnderline = $command('ToggleUnderline', (ctx) => () => toggle(underline.type(ctx)));
