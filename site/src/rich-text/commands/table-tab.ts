import { chainCommands } from '@milkdown/kit/prose/commands';
import { type Command, Plugin } from '@milkdown/kit/prose/state';
import { addRowAfter, goToNextCell, isInTable } from '@milkdown/kit/prose/tables';
import { $prose } from '@milkdown/kit/utils';
import { sequence } from './sequence.ts';

/**
 * In a table, Tab moves to the next cell and after the last one adds a row, and Shift+Tab moves back. After Escape, the
 * next Tab leaves the editor, because a page must not trap the keyboard (WCAG 2.1.2).
 */
export const tableTab = $prose(() => {
  let isLeaving = false;
  return new Plugin({
    props: {
      handleKeyDown: ({ state, dispatch }, { key, shiftKey, ctrlKey, altKey, metaKey }) => {
        if (key === 'Shift') return false;
        const isMove = key === 'Tab' && !isLeaving && !ctrlKey && !altKey && !metaKey;
        isLeaving = key === 'Escape';
        return isMove && (shiftKey ? goToNextCell(-1) : nextCell)(state, dispatch);
      },
    },
  });
});

const addLastRow: Command = (state, dispatch) =>
  isInTable(state) && sequence(addRowAfter, goToNextCell(1))(state, dispatch);

const nextCell = chainCommands(goToNextCell(1), addLastRow);
