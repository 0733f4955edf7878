import { download } from './download.ts';

/** Formats a table as CSV with a header row. Values are rounded to whole numbers. */
export function formatCsv(header: readonly string[], rows: readonly (readonly number[])[]): string {
  const lines = [
    header.map((name) => `"${name}"`),
    ...rows.map((row) => row.map((value) => Math.round(value))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

export function downloadCsv(name: string, csv: string): void {
  // Spreadsheet programs read UTF-8 only after a byte order mark.
  download(name, new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
}
