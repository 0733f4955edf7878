import type { Ctx } from '@milkdown/kit/ctx';
import { chainCommands } from '@milkdown/kit/prose/commands';
import { type Command, Plugin, TextSelection } from '@milkdown/kit/prose/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
} from '@milkdown/kit/prose/tables';
import { $command, $prose } from '@milkdown/kit/utils';
import { table, tableCell, tableHeader, tableRow } from '../document/schema.ts';
import { sequence } from './sequence.ts';

const NEW_TABLE = { rows: 3, columns: 3 };

/** Inserts a table with a header row, and moves the cursor into its first cell. */
export const insertTable = $command(
  'InsertTable',
  (ctx) => (): Command => (state, dispatch) => {
    if (isInTable(state)) return false;
    const start = state.selection.from;
    const tr = state.tr.replaceSelectionWith(emptyTable(ctx));
    // The first position for text after the start is in the first cell.
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size))));
    dispatch?.(tr.scrollIntoView());
    return true;
  },
);

function emptyTable(ctx: Ctx) {
  const rows = Array.from({ length: NEW_TABLE.rows }, (_, row) => {
    const type = (row === 0 ? tableHeader : tableCell).type(ctx);
    const cells = Array.from({ length: NEW_TABLE.columns }, () => type.createAndFill()).filter(
      (cell) => cell !== null,
    );
    return tableRow.type(ctx).create(null, cells);
  });
  return table.type(ctx).create(null, rows);
}

export const addTableRow = $command('AddTableRow', () => () => addRowAfter);
export const addTableColumn = $command('AddTableColumn', () => () => addColumnAfter);
export const deleteTableRow = $command('DeleteTableRow', () => () => deleteRow);
export const deleteTableColumn = $command('DeleteTableColumn', () => () => deleteColumn);
export const deleteWholeTable = $command('DeleteTable', () => () => deleteTable);

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
