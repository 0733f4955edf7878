import * as v from 'valibot';
import { body } from './body.ts';
import { line } from './text.ts';

export const imageLimits = {
  /** Of the file, before base64. */
  bytes: 5 * 2 ** 20,
  pixels: 24_000_000,
  side: 8000,
  frames: 50,
  /** Per account. */
  count: 100,
  totalBytes: 100 * 2 ** 20,
  fileName: 200,
  description: 500,
  altText: 300,
} as const;

export const imageMessages = {
  data: 'Please select an image to upload',
  notBase64: 'The image must be sent as base64.',
  notAnImage:
    'This file is not an image that we can read. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  tooLarge: 'Please choose an image of at most 5 MB.',
  tooManyPixels: 'Please choose an image of at most 24 megapixels and 8,000 pixels a side.',
  tooManyFrames: 'Please choose an image of at most 50 frames.',
  tooMany: 'You have 100 images or 100 MB of them. Please delete one to make room.',
  inUse: 'This image is used by a blog post, and cannot be deleted.',
} as const;

/** Base64 encodes three bytes as four characters. */
const MAX_BASE64 = Math.ceil(imageLimits.bytes / 3) * 4;

/** An upload. The content of the file determines its format, not its name or type. */
export const ImageBody = body({
  /** Base64, without a prefix. */
  data: v.pipe(
    v.string(imageMessages.data),
    v.minLength(1, imageMessages.data),
    v.maxLength(MAX_BASE64, imageMessages.tooLarge),
  ),
  fileName: v.optional(line(imageLimits.fileName), ''),
  fileType: v.optional(line(100), ''),
  description: v.optional(v.nullable(line(imageLimits.description))),
  altText: v.optional(v.nullable(line(imageLimits.altText))),
});

/** A stored image. Its path is `/api/images/` followed by its id. */
export const Image = v.object({
  /** 128 random bits: anyone who knows the URL can see the image. */
  id: v.string(),
  fileName: v.string(),
  /** Media type of the served image, which may differ from the uploaded file. */
  fileType: v.string(),
  description: v.nullable(v.string()),
  altText: v.nullable(v.string()),
  width: v.number(),
  height: v.number(),
  /** Time of the upload, in ISO 8601, UTC. */
  createdAt: v.string(),
});

export type ImageBody = v.InferOutput<typeof ImageBody>;
export type Image = v.InferOutput<typeof Image>;
