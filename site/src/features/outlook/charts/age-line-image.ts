import { linearScale } from '@whenabouts/core';
import { endsOf } from '@whenabouts/view';
import type { OutlookResults } from '../outlook-results.ts';
import { lineOfAnswer } from './age-line-data.ts';
import { strokeLine, wrap } from './canvas.ts';

/** The ends of the line, and its distance from the top, in pixels. */
const LINE = { left: 120, right: 1_080, top: 520 };
/** The rows of text below it. */
const ROW = { left: 64, width: 1_072, height: 24 };

/** The colors of the years at work, of retirement, of the stop, and of text. */
export type ImageColors = Record<'target' | 'answer' | 'you' | 'text', string>;

/** Draws the ages from today to the end of the plan, and names what happens on them. */
export function drawLineOfAges(
  context: CanvasRenderingContext2D,
  results: OutlookResults,
  { colors, font }: { colors: ImageColors; font: string },
): void {
  const { events } = lineOfAnswer(results, results.runsOutAt);
  const [first, last] = endsOf(events);
  const x = linearScale([first, last], [LINE.left, LINE.right]);
  const stop = x(results.charted.retirementAge);
  context.lineWidth = 8;
  for (const [from, to, color] of [
    [LINE.left, stop, colors.target],
    [stop, LINE.right, colors.answer],
  ] as const) {
    context.strokeStyle = color;
    strokeLine(context, [
      [from, LINE.top],
      [to, LINE.top],
    ]);
  }
  const marks = events.slice(1, -1);
  for (const { age, kind } of marks) {
    context.fillStyle = kind === 'stop' ? colors.you : colors.text;
    context.beginPath();
    context.arc(x(age), LINE.top, kind === 'stop' ? 14 : 8, 0, 2 * Math.PI);
    context.fill();
  }
  context.font = font;
  context.fillStyle = colors.text;
  context.textAlign = 'end';
  context.fillText(String(first), LINE.left - 16, LINE.top + 7);
  context.textAlign = 'start';
  context.fillText(String(last), LINE.right + 16, LINE.top + 7);
  const names = marks.map(({ age, name }) => `${age} ${name}`).join('  ·  ');
  const rows = wrap(context, names, ROW.width).slice(0, 2);
  for (const [index, row] of rows.entries())
    context.fillText(row, ROW.left, LINE.top + 40 + index * ROW.height);
}
