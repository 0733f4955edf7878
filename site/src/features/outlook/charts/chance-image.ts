import { formatTarget, linearScale, PRODUCT_NAME } from '@whenabouts/core';
import { download } from '../../../download.ts';
import { font, vars } from '../../../theme/vars.css.ts';
import type { OutlookResults } from '../outlook-results.ts';
import { drawLineOfAges, type ImageColors } from './age-line-image.ts';
import { ageTicks } from './age-ticks.ts';
import { strokeLine, wrap } from './canvas.ts';
import { chanceAt, chanceAxes } from './chance-data.ts';

/** Size of the image in pixels, the usual size of link previews. */
const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 64;

const PLOT = { left: 120, right: 1_000, top: 270, bottom: 420 };

const SMALL_FONT = `20px ${font.text}`;
/** The height of a label below a circle, in pixels. */
const LABEL_ROOM = 38;
const LABEL_FONT = `600 26px ${font.text}`;

/**
 * Draws the age with its sentence, the chance chart and the line of ages in the browser, and downloads them as a PNG. Sends
 * nothing to the server.
 */
export async function saveChanceImage(results: OutlookResults, sentence: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return;
  await document.fonts.ready;
  drawChance(context, results, sentence, readColors());
  const name = `${PRODUCT_NAME.toLowerCase()}-when.png`;
  canvas.toBlob((image) => image && download(name, image), 'image/png');
}

interface Colors extends ImageColors, Record<'page' | 'secondary' | 'line' | 'curve', string> {}

function readColors(): Colors {
  const style = getComputedStyle(document.documentElement);
  const colorOf = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1)).trim();
  const { color } = vars;
  return {
    page: colorOf(color.page),
    text: colorOf(color.text),
    secondary: colorOf(color.secondary),
    line: colorOf(color.line),
    curve: colorOf(color.fanMedian),
    target: colorOf(color.fanEdge),
    answer: colorOf(color.accent),
    you: colorOf(color.you),
  };
}

/** A canvas with the chart's scales. `x` converts an age, and `y` a chance from 0 to 1, to pixels. */
interface ChanceImage {
  context: CanvasRenderingContext2D;
  colors: Colors;
  x: (age: number) => number;
  y: (chance: number) => number;
}

function drawChance(
  context: CanvasRenderingContext2D,
  results: OutlookResults,
  sentence: string,
  colors: Colors,
): void {
  const { inputs, chances } = results;
  const [first = inputs.retirementAge, last = first] = [chances[0]?.age, chances.at(-1)?.age];
  const image: ChanceImage = {
    context,
    colors,
    // A single age is at the start of the axis, as on the page.
    x: linearScale([first, Math.max(last, first + 1)], [PLOT.left, PLOT.right]),
    y: linearScale([0, 1], [PLOT.bottom, PLOT.top]),
  };
  context.fillStyle = colors.page;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawSentence(context, sentence, drawNumber(context, results, colors), colors);
  drawAxes(image, ageTicks(first, last));
  drawTarget(image, results);
  drawCurve(image, results);
  drawAnswer(image, results);
  drawDesiredAge(image, results);
  drawLineOfAges(context, results, { colors, font: SMALL_FONT });
  drawFooter(image);
}

function drawAxes({ context, colors, x, y }: ChanceImage, ages: readonly number[]): void {
  context.font = SMALL_FONT;
  context.lineWidth = 1;
  context.strokeStyle = colors.line;
  context.fillStyle = colors.secondary;
  context.textAlign = 'end';
  for (const tick of chanceAxes.yTicks) {
    context.fillText(String(tick), PLOT.left - 16, y(tick / 10) + 7);
    strokeHorizontalLine(context, y(tick / 10));
  }
  context.textAlign = 'center';
  for (const age of ages) context.fillText(String(age), x(age), PLOT.bottom + 32);
  context.textAlign = 'start';
  context.fillText(chanceAxes.yLabel, MARGIN, PLOT.top - 26);
  context.fillText(chanceAxes.xLabel, PLOT.left, PLOT.bottom + 64);
}

/** Draws the target chance as a dashed line with a label. */
function drawTarget({ context, colors, y }: ChanceImage, results: OutlookResults): void {
  const target = results.assumptions.targetChance / 100;
  context.lineWidth = 3;
  context.strokeStyle = colors.target;
  context.setLineDash([12, 6]);
  strokeHorizontalLine(context, y(target));
  context.setLineDash([]);
  context.fillText(
    `Target: ${formatTarget(results.assumptions.targetChance)}`,
    PLOT.right + 16,
    y(target) + 7,
  );
}

function drawCurve({ context, colors, x, y }: ChanceImage, { chances }: OutlookResults): void {
  context.lineWidth = 5;
  context.strokeStyle = colors.curve;
  context.lineJoin = 'round';
  strokeLine(
    context,
    chances.map(({ age, chance }) => [x(age), y(chance)]),
  );
}

/** Draws a square at the solved age, unless it is the desired age. */
function drawAnswer({ context, colors, x, y }: ChanceImage, results: OutlookResults): void {
  const { inputs, chances, solution } = results;
  const answer = chances.find(({ age }) => age === solution.value);
  if (!answer || answer.age === inputs.retirementAge) return;
  context.fillStyle = colors.answer;
  context.fillRect(x(answer.age) - 10, y(answer.chance) - 10, 20, 20);
  // The label is to the left of the square and above it, unless the edge of the plot is there.
  const isFirst = answer === chances[0];
  const isTop = answer.chance > 0.9;
  context.font = LABEL_FONT;
  context.textAlign = isFirst ? 'start' : 'end';
  const [left, top] = [x(answer.age) + (isFirst ? 16 : -6), y(answer.chance) + (isTop ? 38 : -18)];
  drawOutlinedText(context, String(answer.age), left, top, colors);
}

/** Draws a circle at the desired age, with its chance. */
function drawDesiredAge({ context, colors, x, y }: ChanceImage, results: OutlookResults): void {
  const { inputs, desiredChance } = results;
  const { retirementAge: desiredAge } = inputs;
  const [left, top] = [x(desiredAge), y(desiredChance)];
  context.fillStyle = colors.you;
  context.beginPath();
  context.arc(left, top, 11, 0, 2 * Math.PI);
  context.fill();
  context.font = LABEL_FONT;
  const label = `${desiredAge}: ${chanceAt(results, desiredAge)}`;
  // Below a low circle, the label would cover the ages of the axis. Above it, it ends there, because the curve rises.
  const low = PLOT.bottom - top < LABEL_ROOM;
  const isEnd = low && left - context.measureText(label).width > PLOT.left;
  context.textAlign = isEnd ? 'end' : 'start';
  drawOutlinedText(context, label, left + (isEnd ? 10 : low ? -10 : 16), top + (low ? -20 : 30), colors);
}

function drawFooter({ context, colors }: ChanceImage): void {
  context.font = SMALL_FONT;
  context.fillStyle = colors.secondary;
  context.fillText(
    `${PRODUCT_NAME} · in today’s dollars · an estimate, not advice · ${location.host}`,
    MARGIN,
    HEIGHT - 24,
  );
}

/** Draws text with an outline in the color of the page, so that it is legible where a line crosses it. */
function drawOutlinedText(
  context: CanvasRenderingContext2D,
  text: string,
  left: number,
  top: number,
  colors: Colors,
): void {
  context.strokeStyle = colors.page;
  context.lineWidth = 8;
  context.strokeText(text, left, top);
  context.fillText(text, left, top);
}

/** Draws the answer's age, the largest element of the image. Returns where the sentence begins. */
function drawNumber(context: CanvasRenderingContext2D, results: OutlookResults, colors: Colors): number {
  const age = String(results.solution.value ?? results.lastAge);
  context.font = `600 190px ${font.display}`;
  context.fillStyle = colors.you;
  context.textAlign = 'start';
  context.fillText(age, MARGIN - 8, 190);
  return MARGIN + context.measureText(age).width + 36;
}

/** Draws the sentence in the display font next to the age, in the largest size that fits. */
function drawSentence(
  context: CanvasRenderingContext2D,
  sentence: string,
  left: number,
  colors: Colors,
): void {
  context.fillStyle = colors.text;
  context.textAlign = 'start';
  for (const size of [38, 30, 24, 18]) {
    context.font = `600 ${size}px ${font.display}`;
    const rows = wrap(context, sentence, WIDTH - MARGIN - left);
    const rowHeight = 1.25 * size;
    const bottom = 40 + rows.length * rowHeight;
    if (bottom > PLOT.top - 48 && size > 18) continue;
    rows.forEach((row, index) => {
      context.fillText(row, left, 40 + size + index * rowHeight);
    });
    return;
  }
}

function strokeHorizontalLine(context: CanvasRenderingContext2D, top: number): void {
  strokeLine(context, [
    [PLOT.left, top],
    [PLOT.right, top],
  ]);
}
