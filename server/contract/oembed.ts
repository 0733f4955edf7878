import { inputNames } from '@whenabouts/core';
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { described } from './schemas.ts';

export const oembedMessages = {
  url: 'The parameter url is missing.',
  size: 'The parameters maxwidth and maxheight must be whole numbers of pixels above 0.',
  notFound: 'There is no calculator at this URL.',
  format: 'The format must be json or xml.',
} as const;

/** The response of oEmbed 1.0 (https://oembed.com) for HTML. */
export const Oembed = v.object({
  version: described(v.literal('1.0'), 'Version of oEmbed.'),
  type: described(v.literal('rich'), 'The kind of content: HTML.'),
  title: described(v.string(), 'Title of the frame.'),
  provider_name: described(v.string(), 'Name of this site.'),
  provider_url: described(v.string(), 'URL of this site.'),
  cache_age: described(v.number(), 'Seconds for which the response may be cached.'),
  width: described(v.number(), 'Width of the frame in pixels.'),
  height: described(v.number(), 'Height of the frame in pixels, until it reports the one it needs.'),
  html: described(v.string(), 'The frame, sandboxed.'),
});

export type Oembed = v.InferOutput<typeof Oembed>;

/** Heights of the tools in a column of 360 px, in pixels. */
const toolHeights: ReadonlyMap<string, number> = new Map([
  ['four-percent', 1990],
  ['allocation', 1490],
  ['social-security', 2020],
  ['traditional-roth', 1860],
]);

/** Numbers of inputs of the presets that do not show all inputs. */
const presetInputCounts: ReadonlyMap<string, number> = new Map([
  ['starting-25', 3],
  ['two-questions', 2],
]);

/**
 * Returns the height in pixels to reserve for the calculator until it has results, or for a tool. The height fits the
 * calculator in columns of 300 to 850 px, and a tool in columns of at least 360 px. All numbers were measured;
 * `site/e2e/embed-options.test.ts` checks them. The plugin for WordPress has the same function.
 *
 * @param attributes The names and values of the embed's attributes.
 */
export function reservedHeight(attributes: Iterable<readonly [name: string, value: string]>): number {
  const { inputs = '', preset = '', tool = '', heading, lang = '' } = Object.fromEntries(attributes);
  const isSpanish = /^es\b/i.test(lang);
  const count = inputs.split(/[\s,]+/).filter(Boolean).length || (presetInputCounts.get(preset) ?? 0);
  let height = toolHeights.get(tool);
  // The Spanish text is longer. The height for all inputs has enough space for it.
  if (height) height += isSpanish ? 150 : 0;
  else if (count > 0 && count < inputNames.length) height = 740 + 100 * count + (isSpanish ? 90 : 0);
  else height = 1400;
  // A heading has up to two lines.
  return height + (heading ? 90 : 0);
}

export const oembedEndpoints = {
  readOembed: {
    method: 'GET',
    path: '/oembed',
    summary: 'Get the HTML of a frame with the calculator, for sites that embed pasted URLs (oEmbed)',
    access: 'anyone',
    crossOrigin: true,
    rateLimits: ['OEMBED_REQUESTS_PER_ADDRESS'],
    status: 200,
    response: Oembed,
    otherType: 'text/xml',
    errors: {
      invalid: 'There is no `url`, or `maxwidth` or `maxheight` is not a whole number above 0.',
      not_found: 'The URL is not one of this site, or has no calculator.',
      not_implemented: 'The `format` is neither `json` nor `xml`.',
    },
    docs: {
      chapter: 'Embedding',
      etag: 'content',
      details:
        'The format is [oEmbed 1.0](https://oembed.com). With `format=xml` the response is `text/xml` with the same values.',
      query: {
        url: {
          description:
            'URL of the home page, of `/embed` or of `/widget/frame`. The settings of the calculator are in its query.',
          example: 'https://whenabouts.example/widget/frame?theme=dark',
          required: true,
        },
        format: { description: '`json`, which is the default, or `xml`.', example: 'json' },
        maxwidth: { description: 'Largest width in pixels.', example: '600' },
        maxheight: {
          description:
            'Largest height in pixels. A frame too low for the whole calculator shows the questions first and then the outlook.',
          example: '900',
        },
      },
      response: {
        version: '1.0',
        type: 'rich',
        title: 'Retirement calculator',
        provider_name: 'Whenabouts',
        provider_url: 'https://whenabouts.example/',
        cache_age: 86_400,
        width: 600,
        height: 900,
        html: '<iframe src="https://whenabouts.example/widget/frame?theme=dark&amp;steps=true" …></iframe>',
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
