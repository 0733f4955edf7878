import * as v from 'valibot';

export const oembedMessages = {
  url: 'The parameter url is missing.',
  size: 'The parameters maxwidth and maxheight must be whole numbers of pixels above 0.',
  notFound: 'There is no calculator at this URL.',
  format: 'The format must be json or xml.',
} as const;

/** The response of oEmbed 1.0 (https://oembed.com) for HTML. */
export const Oembed = v.object({
  version: v.literal('1.0'),
  type: v.literal('rich'),
  title: v.string(),
  provider_name: v.string(),
  provider_url: v.string(),
  /** In seconds. */
  cache_age: v.number(),
  /** In pixels. */
  width: v.number(),
  /** In pixels. */
  height: v.number(),
  html: v.string(),
});

export type Oembed = v.InferOutput<typeof Oembed>;
