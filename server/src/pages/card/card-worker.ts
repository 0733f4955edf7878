// Calculates an answer and draws its card in a worker thread: together they take a tenth of a second of processor time.
import { fileURLToPath } from 'node:url';
import { answerPlan, chanceDots, formatDollars, type PlanOptions, PRODUCT_NAME } from '@whenabouts/core';
import sharp from 'sharp';
import { escapeMarkup } from '../../../contract/escape-markup.ts';

export interface CardTask {
  readonly plan: PlanOptions;
  /** As "November 29, 2026". */
  readonly date: string;
  /** The name of the site below the answer. */
  readonly host: string;
}

export interface Card {
  readonly png: Uint8Array;
  /** The text in the image. */
  readonly alt: string;
}

/** Twice the width of a newsletter's column, in the proportions of a link's preview. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** The usual size of the text, and those of longer answers. */
const SCALES = [1, 0.85, 0.7, 0.6];
/** Between two paragraphs. */
const GAP = 28;

const colors = { paper: '#faf8f3', ink: '#1b2b2e', soft: '#4a5a5c', accent: '#0f5c5c', empty: '#c9d3d0' };

/** The font comes with the server: an image of Node may have none. Its family is the name in the file. */
const fontfile = fileURLToPath(new URL('./public-sans.ttf', import.meta.url));
const FAMILY = 'Public Sans Thin';

export async function drawCard(task: CardTask): Promise<Card> {
  const { parts, alt } = await layOutCard(task);
  const png = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colors.paper } })
    .composite([
      {
        input: { create: { width: WIDTH, height: 12, channels: 3, background: colors.accent } },
        left: 0,
        top: 0,
      },
      ...parts,
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer();
  return { png, alt };
}

interface Placed extends Pixels {
  readonly left: number;
  readonly top: number;
}

/** Returns the parts of a card with their places: paragraphs, dots and the footer. */
export async function layOutCard({ plan, date, host }: CardTask): Promise<{ parts: Placed[]; alt: string }> {
  const { text, chance, limits } = answerPlan(plan);
  const { currentAge, currentSavings, monthlySavings, annualIncome } = plan;
  const person = `An example: ${currentAge} years old, ${formatDollars(currentSavings)} saved, ${formatDollars(monthlySavings)} a month, ${formatDollars(annualIncome)} a year`;
  const [firstSentence = '', ...others] = text.split(/(?<=\.) /);
  const footer = await textImage({
    text: `${PRODUCT_NAME} at ${host}, ${date}. An estimate, not advice. ${limits}`,
    size: 20,
    color: colors.soft,
  });
  const footerTop = HEIGHT - 56 - footer.raw.height;
  const dotsHeight = 2 * RADIUS + GAP;
  const paragraphs = [
    { text: person, size: 26, color: colors.soft },
    { text: firstSentence, size: 54, weight: 700, color: colors.ink },
    { text: others.join(' '), size: 28, color: colors.ink },
  ];
  const { placed, bottom } = await placeParagraphs(paragraphs, footerTop - dotsHeight);
  const filled = chanceDots(chance);
  const dots = Array.from({ length: 10 }, (_, index) => ({
    ...dot(index < filled ? colors.accent : colors.empty),
    left: MARGIN + 48 * index,
    top: bottom,
  }));
  const parts = [...placed, ...dots, { ...footer, left: MARGIN, top: footerTop }];
  return { parts, alt: `${person}. ${text} ${date}.` };
}

interface Paragraph {
  readonly text: string;
  readonly size: number;
  readonly weight?: number;
  readonly color: string;
}

/** Places paragraphs below each other, in the largest size that ends above `limit`. `bottom` is below the last gap. */
async function placeParagraphs(paragraphs: readonly Paragraph[], limit: number) {
  let placed: Placed[] = [];
  let bottom = MARGIN;
  for (const scale of SCALES) {
    placed = [];
    bottom = MARGIN;
    for (const paragraph of paragraphs) {
      const image = await textImage({ ...paragraph, size: Math.round(paragraph.size * scale) });
      placed.push({ ...image, left: MARGIN, top: bottom });
      bottom += image.raw.height + GAP;
    }
    if (bottom <= limit) break;
  }
  return { placed, bottom };
}

/** Pixels for `composite`. Uploads must not be SVG, so this process has no reader of SVG. */
interface Pixels {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

/** Renders a paragraph as wide as the card, with Pango. */
async function textImage({ text, size, weight = 400, color }: Paragraph): Promise<Pixels> {
  const span = `<span font_family="${FAMILY}" size="${size}pt" weight="${weight}" foreground="${color}">${escapeMarkup(text)}</span>`;
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
