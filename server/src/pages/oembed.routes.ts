import { PRODUCT_NAME } from '@whenabouts/core';
import { escapeMarkup } from '../../contract/escape-markup.ts';
import { type Oembed, oembedMessages, reservedHeight } from '../../contract/index.ts';
import { DAY_S } from '../durations.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import type { Services } from '../services.ts';
import { FRAME_PATH, frameText } from './widget-frame.ts';

const WHOLE_NUMBER = /^[1-9]\d{0,5}$/;

/** Returns the handler of oEmbed, which other sites call to embed a pasted URL. */
export function oembedRoutes({ config: { origin } }: Services) {
  return {
    readOembed: async ({ query }) => {
      const url = query('url');
      if (url === '') throw new HttpError('invalid', { message: oembedMessages.url });
      const limits = { maxWidth: pixels(query('maxwidth')), maxHeight: pixels(query('maxheight')) };
      const format = query('format') || 'json';
      if (format !== 'json' && format !== 'xml') {
        throw new HttpError('not_implemented', { message: oembedMessages.format });
      }
      const options = parseOptions(url, origin);
      if (!options) throw new HttpError('not_found', { message: oembedMessages.notFound });
      const response = oembed(origin, options, limits);
      const text = format === 'xml' ? oembedXml(response) : JSON.stringify(response);
      return new CachedResponse({
        type: `${format === 'xml' ? 'text/xml' : 'application/json'}; charset=utf-8`,
        bytes: { identity: Buffer.from(text) },
        cacheControl: `public, max-age=${response.cache_age}`,
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      });
    },
  } satisfies Partial<Handlers>;
}

/** Parses a limit in pixels; returns undefined if the consumer has none. */
function pixels(text: string): number | undefined {
  if (text === '') return undefined;
  if (!WHOLE_NUMBER.test(text)) throw new HttpError('invalid', { message: oembedMessages.size });
  return Number(text);
}

/** Paths whose URL can be pasted to embed the calculator, also with a final slash. */
const EMBEDDABLE_PATHS: ReadonlySet<string> = new Set(['/', '/embed', '/calculator', FRAME_PATH]);
/** Settings of the page `/embed` that are not options of the calculator. */
const PAGE_SETTINGS: ReadonlySet<string> = new Set(['kind', 'pinned']);
const OPTION = /^[a-z]+(?:-[a-z]+)*$/;
const MAX_VALUE_LENGTH = 320;

const DEFAULT_WIDTH = 600;
const MAX_WIDTH = 1200;
/** Width in pixels from which inputs and results are next to each other, and the height of the calculator there. */
const TWO_COLUMNS = { width: 860, height: 1090 };
const STEP_HEIGHT = 950;
/** Height of the calculator with its outlook in all but the narrowest columns. */
const HEIGHT_WITH_OUTLOOK = 3000;

/**
 * `allow-same-origin` gives the frame the site's origin. By this origin, the calculator recognizes that it may open a tab: in
 * a sandbox without an origin, it may not.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Limits of the consumer, in pixels; undefined if there are none. */
interface OembedLimits {
  readonly maxWidth: number | undefined;
  readonly maxHeight: number | undefined;
}

/** Returns the options in the query of a URL of the calculator; undefined for other URLs. */
function parseOptions(url: string, origin: string): URLSearchParams | undefined {
  const parsed = URL.parse(url);
  if (parsed?.origin !== origin) return undefined;
  if (!EMBEDDABLE_PATHS.has(parsed.pathname.replace(/(?<=.)\/$/, ''))) return undefined;
  return new URLSearchParams(
    [...parsed.searchParams].filter(
      ([name, value]) => OPTION.test(name) && !PAGE_SETTINGS.has(name) && value.length <= MAX_VALUE_LENGTH,
    ),
  );
}

/**
 * Returns true if the limits are those of WordPress. Its page resizes a frame only if the HTML has a `<blockquote>` before it,
 * which WordPress shows until the frame reports its height.
 */
function areWordPressLimits({ maxWidth, maxHeight }: OembedLimits): boolean {
  return maxWidth !== undefined && maxHeight === Math.min(Math.ceil(maxWidth * 1.5), 1000);
}

/** Returns the oEmbed response with the HTML of a frame that fits the limits. */
function oembed(origin: string, options: URLSearchParams, limits: OembedLimits): Oembed {
  const width = Math.min(limits.maxWidth ?? DEFAULT_WIDTH, MAX_WIDTH);
  const isTool = options.has('tool');
  const hasTwoColumns = width >= TWO_COLUMNS.width && !isTool;
  const fullHeight = Math.min(
    reservedHeight(options),
    hasTwoColumns ? TWO_COLUMNS.height : Number.POSITIVE_INFINITY,
  );
  const { maxHeight = Number.POSITIVE_INFINITY } = limits;
  // The tools have no steps.
  const isInSteps = maxHeight < HEIGHT_WITH_OUTLOOK && !isTool;
  // Until the calculator appears; the frame then reports its height.
  const height = Math.min(maxHeight, isInSteps ? STEP_HEIGHT : fullHeight);
  const { title } = frameText(searchOf(options));
  const link = `<a href="${escapeMarkup(origin + FRAME_PATH + searchOf(options))}">${escapeMarkup(title)}</a>`;
  const query = new URLSearchParams(options);
  if (isInSteps) query.set('steps', 'true');
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: PRODUCT_NAME,
    provider_url: `${origin}/`,
    cache_age: DAY_S,
    width,
    height,
    html:
      (areWordPressLimits(limits) ? `<blockquote>${link}</blockquote>` : '') +
      frame({
        src: origin + FRAME_PATH + searchOf(query),
        title,
        // In pixels, consumers would scale the height with the width, or overflow a phone.
        width: '100%',
        height: String(height),
        style: `max-width:${width}px`,
        frameborder: '0',
        sandbox: SANDBOX,
      }),
  };
}

function searchOf(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : '';
}

function frame(attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  // WordPress finds no frame if anything is between the tags.
  return `<iframe${list.join('')}></iframe>`;
}

/** Returns the same response in oEmbed's XML format. */
function oembedXml(response: Oembed): string {
  const elements = Object.entries(response).map(
    ([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
