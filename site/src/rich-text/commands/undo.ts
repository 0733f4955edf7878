import { redo, undo } from '@milkdown/kit/prose/history';
import { $command } from '@milkdown/kit/utils';

export const undoChange = $command('UndoChange', () => () => undo);
export const redoChange = $command('RedoChange', () => () => redo);
