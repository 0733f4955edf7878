import type { Ctx } from '@milkdown/kit/ctx';
import { type Command, TextSelection } from '@milkdown/kit/prose/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@milkdown/kit/prose/tables';
import { $command } from '@milkdown/kit/utils';
import { table, tableCell, tableHeader, tableRow } from '../document/blocks.ts';

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
