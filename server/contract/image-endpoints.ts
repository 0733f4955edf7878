import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { Image, ImageBody } from './images.ts';
import { routes } from './routes.ts';

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
    ...routes.uploadImage,
    summary: 'Upload an image; it is re-encoded without its metadata',
    access: 'account',
    rateLimits: ['UPLOADS_PER_ACCOUNT'],
    timeoutMs: 20_000,
    body: ImageBody,
    bodyBytes: 7 * 2 ** 20,
    status: 201,
    response: Image,
    errors: {
      limit_reached: 'The account has 100 images, or 100 MB of images.',
      unsupported_media_type: 'The file is not an image in a supported format, or the body is not JSON.',
    },
    docs: {
      chapter,
      body: { data: PIXEL, fileName: 'harbour.gif', altText: image.altText },
      response: image,
    },
  },
  listImages: {
    ...routes.listImages,
    summary: 'List the account’s images, newest first',
    access: 'account',
    rateLimits: 'none',
    status: 200,
    response: v.array(Image),
    errors: {},
    docs: { chapter, response: [image] },
  },
  readImage: {
    ...routes.readImage,
    summary:
      'Get an image; with `w` (pixels, up to 8000), the smallest copy at least that wide, or else the widest',
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
    ...routes.deleteImage,
    summary: 'Delete one of the account’s images, unless a post uses it',
    access: 'account',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: 'The account has no such image.', in_use: 'A post uses the image.' },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
