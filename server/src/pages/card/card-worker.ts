// Calculates an answer and draws its card in a worker thread: together they take a tenth of a second of processor time.
import { fileURLToPath } from 'node:url';
import { answerPlan, formatDollars, type PlanOptions, PRODUCT_NAME } from '@whenabouts/core';
import sharp from 'sharp';
import { escapeMarkup } from '../../escape-markup.ts';

export interface CardTask {
  readonly plan: PlanOptions;
  /** As "November 29, 2026". */
  readonly date: string;
  /** The name of the site below the answer. */
  readonly host: string;
}

export interface Card {
  readonly png: Uint8Array;
  /** What the picture says. */
  readonly alt: string;
}

/** Twice the width of a newsletter's column, in the proportions of a link's preview. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;

const colors = { paper: '#faf8f3', ink: '#1b2b2e', soft: '#4a5a5c', accent: '#0f5c5c', empty: '#c9d3d0' };

/** The font comes with the server: an image of Node may have none. Its family is the name in the file. */
const fontfile = fileURLToPath(new URL('./public-sans.ttf', import.meta.url));
const FAMILY = 'Public Sans Thin';

export async function drawCard({ plan, date, host }: CardTask): Promise<Card> {
  const { text, chance, limits } = answerPlan(plan);
  const { currentAge, currentSavings, monthlySavings, annualIncome } = plan;
  const person = `An example: ${currentAge} years old, ${formatDollars(currentSavings)} saved, ${formatDollars(monthlySavings)} a month, ${formatDollars(annualIncome)} a year`;
  const [first = '', ...others] = text.split(/(?<=\.) /);
  const blocks = [
    await textImage(person, 26, 400, colors.soft),
    await textImage(first, 54, 700, colors.ink),
    await textImage(others.join(' '), 28, 400, colors.ink),
  ];
  const footer = await textImage(
    `${PRODUCT_NAME} at ${host}, ${date}. An estimate, not advice. ${limits}`,
    20,
    400,
    colors.soft,
  );
  let top = MARGIN;
  const placed = blocks.map((block) => {
    const overlay = { ...block, left: MARGIN, top };
    top += block.raw.height + 28;
    return overlay;
  });
  const filled = Math.floor(10 * chance + 1e-9);
  const dots = Array.from({ length: 10 }, (_, index) => ({
    ...dot(index < filled ? colors.accent : colors.empty),
    left: MARGIN + 48 * index,
    top: top + 8,
  }));
  const bar = {
    input: { create: { width: WIDTH, height: 12, channels: 3, background: colors.accent } },
  } as const;
  const png = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colors.paper } })
    .composite([
      { ...bar, left: 0, top: 0 },
      ...placed,
      ...dots,
      { ...footer, left: MARGIN, top: HEIGHT - 56 - footer.raw.height },
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer();
  return { png, alt: `${person}. ${text} ${date}.` };
}

/** Pixels for `composite`. Uploads must not be SVG, so this process has no reader of SVG. */
interface Pixels {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

/** Renders a paragraph as wide as the card, with Pango. */
async function textImage(text: string, size: number, weight: number, color: string): Promise<Pixels> {
  const escaped = escapeMarkup(text.replaceAll('\u2060', ''));
  const span = `<span font_family="${FAMILY}" size="${size}pt" weight="${weight}" foreground="${color}">${escaped}</span>`;
  const width = WIDTH - 2 * MARGIN;
  const { data, info } = await sharp({
    text: { text: span, fontfile, rgba: true, width, dpi: 72, spacing: 6 },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

const RADIUS = 16;

/** Draws a dot with a smooth edge. As many of ten are filled as futures of ten in which the money lasts. */
function dot(color: string): Pixels {
  const size = 2 * RADIUS;
  const rgb = Buffer.from(color.slice(1), 'hex');
  const input = Buffer.alloc(4 * size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const distance = Math.hypot(x + 0.5 - RADIUS, y + 0.5 - RADIUS);
      const alpha = Math.round(255 * Math.min(Math.max(RADIUS - distance + 0.5, 0), 1));
      input.set([...rgb, alpha], 4 * (y * size + x));
    }
  }
  return { input, raw: { width: size, height: size, channels: 4 } };
}
