import { oembedMessages } from '../../contract/index.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { oembed, oembedXml, optionsIn } from './oembed.ts';

const WHOLE_NUMBER = /^[1-9]\d{0,5}$/;

interface OembedOptions {
  /** Public origin of the site. */
  readonly origin: string;
}

/** Returns the handler of oEmbed, which other sites call to embed a pasted URL. */
export function oembedRoutes({ origin }: OembedOptions) {
  return {
    readOembed: async ({ query }) => {
      const url = query('url');
      if (url === '') throw new HttpError('invalid', { message: oembedMessages.url });
      const limits = { maxWidth: pixels(query('maxwidth')), maxHeight: pixels(query('maxheight')) };
      const format = query('format') || 'json';
      if (format !== 'json' && format !== 'xml') {
        throw new HttpError('not_implemented', { message: oembedMessages.format });
      }
      const options = optionsIn(url, origin);
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
