import { formatNumber } from '@whenabouts/core';
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { base64Length, body, described, Time } from './schemas.ts';
import { line } from './text.ts';

export const imageLimits = {
  /** Size of the file, before base64. */
  bytes: 5 * 2 ** 20,
  /** Photos of "24 megapixels" have a little more. */
  pixels: 25_000_000,
  /** Maximum width and height in pixels. */
  side: 8000,
  frames: 50,
  /** Limits per account. */
  count: 100,
  totalBytes: 100 * 2 ** 20,
  /** Maximum lengths of the texts in characters. */
  fileName: 200,
  description: 500,
  altText: 300,
} as const;

/** Files that the pages accept: the browser makes them smaller before the upload. */
export const fileLimits = { bytes: 15 * 2 ** 20, pixels: 50_000_000 } as const;

/**
 * Limits of a stored image. A tall screenshot keeps the width of its text, and the number of pixels limits the memory
 * and the time that encoding takes.
 */
const storedLimits = { width: 2400, height: 7200, pixels: 8_000_000 } as const;

/** Returns the width in pixels at which an image of this size is stored. */
export function storedWidth(width: number, height: number): number {
  const scale = Math.min(
    1,
    storedLimits.width / width,
    storedLimits.height / height,
    Math.sqrt(storedLimits.pixels / (width * height)),
  );
  return Math.max(1, Math.floor(width * scale));
}

const megabytes = (bytes: number) => `${bytes / 2 ** 20} MB`;
const MEGAPIXELS = `${imageLimits.pixels / 1_000_000} megapixels`;

export const imageMessages = {
  data: 'Please select an image to upload',
  notBase64: 'The image must be sent as base64.',
  notAnImage:
    'This file is not an image that we can read. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  tooLarge: `Please choose an image of at most ${megabytes(imageLimits.bytes)}.`,
  tooManyPixels: `Please choose an image of at most ${MEGAPIXELS} and ${formatNumber(imageLimits.side)} pixels a side.`,
  tooManyFrames: `Please choose an image of at most ${imageLimits.frames} frames.`,
  tooMany: `You have ${imageLimits.count} images or ${megabytes(imageLimits.totalBytes)} of them. Please delete one to make room.`,
  unconfirmed:
    'Please confirm your email address before you upload images: open the link in the email we sent you.',
  inUse: 'This image is used by a blog post, and cannot be deleted.',
} as const;

/** An upload. The content of the file determines its format, not its name or type. */
export const ImageBody = body({
  data: described(
    v.pipe(
      v.string(imageMessages.data),
      v.minLength(1, imageMessages.data),
      v.maxLength(base64Length(imageLimits.bytes), imageMessages.tooLarge),
    ),
    `The file in base64 without a prefix: JPEG, PNG, WebP, GIF or AVIF, at most ${megabytes(imageLimits.bytes)} and ${MEGAPIXELS}.`,
  ),
  fileName: v.optional(described(line(imageLimits.fileName), 'Name of the uploaded file.'), ''),
  fileType: v.optional(described(line(100), 'Ignored; the file’s content determines its type.'), ''),
  description: v.optional(described(v.nullable(line(imageLimits.description)), 'Description by the owner.')),
  altText: v.optional(described(v.nullable(line(imageLimits.altText)), 'Text alternative of the image.')),
});

/** A stored image. Its path is `/api/images/` followed by its id. */
export const Image = v.object({
  /** 128 random bits: anyone who knows the URL can see the image. */
  id: described(v.string(), 'Part of the image’s URL. Anyone with the URL can see the image.'),
  fileName: described(v.string(), 'Name of the uploaded file.'),
  fileType: described(v.string(), 'Media type of the served image, which may differ from the uploaded file.'),
  description: described(v.nullable(v.string()), 'Description by the owner.'),
  altText: described(v.nullable(v.string()), 'Text alternative of the image.'),
  width: described(v.number(), 'Pixels.'),
  height: described(v.number(), 'Pixels.'),
  createdAt: described(Time, 'Time of creation.'),
});

export type ImageBody = v.InferOutput<typeof ImageBody>;
export type Image = v.InferOutput<typeof Image>;

const chapter = 'Images';
/** The smallest GIF: one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const id = 'f3kX9a0bQm7LzT2cVr5wNd';
const image = {
  id,
  fileName: 'harbour.gif',
  fileType: 'image/webp',
  description: null,
  altText: 'A harbor in the evening',
  width: 1,
  height: 1,
  createdAt: '2026-03-01T18:06:00.000Z',
};
const param = [id, 'The id of the image.'] as const;

export const imageEndpoints = {
  uploadImage: {
    method: 'POST',
    path: '/api/images',
    summary:
      'Upload an image, which is re-encoded without its metadata; a retry with the same Idempotency-Key returns the image stored first',
    access: 'account',
    rateLimits: ['UPLOADS_PER_ACCOUNT'],
    timeoutMs: 20_000,
    body: ImageBody,
    // Fits the largest file in base64 and the other fields.
    bodyBytes: 7 * 2 ** 20,
    status: 201,
    response: Image,
    errors: {
      email_unconfirmed: 'The member’s email address is not confirmed. Admins need no confirmation.',
      limit_reached: `The account has ${imageLimits.count} images, or ${megabytes(imageLimits.totalBytes)} of images.`,
      unsupported_media_type: 'The file is not an image in a supported format, or the body is not JSON.',
    },
    docs: {
      chapter,
      idempotent: true,
      body: { data: PIXEL, fileName: 'harbour.gif', altText: image.altText },
      response: image,
    },
  },
  listImages: {
    method: 'GET',
    path: '/api/images',
    summary: 'List the account’s images, newest first',
    access: 'account',
    rateLimits: 'none',
    status: 200,
    response: v.array(Image),
    docs: { chapter, response: [image] },
  },
  readImage: {
    method: 'GET',
    path: '/api/images/{image}',
    summary: `Get an image; with \`w\` (pixels, up to ${imageLimits.side}), the smallest copy at least that wide, or else the widest; with \`format=jpeg\`, as JPEG`,
    access: 'anyone',
    rateLimits: 'none',
    status: 200,
    file: 'image',
    errors: { not_found: 'There is no such image.' },
    docs: {
      chapter,
      details: 'Images never change, so a cached copy stays valid.',
      etag: 'content',
      param,
    },
  },
  deleteImage: {
    method: 'DELETE',
    path: '/api/images/{image}',
    summary: 'Delete one of the account’s images, unless a post uses it',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: 'The account has no such image.', in_use: 'A post uses the image.' },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
