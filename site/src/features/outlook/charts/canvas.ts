/** Splits text into rows of at most this width. */
export function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? '';
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && context.measureText(longer).width > width) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

/** Strokes a line through points, each with its distance from the left and from the top. */
export function strokeLine(
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}
