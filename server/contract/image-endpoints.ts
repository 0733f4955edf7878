import * as v from 'valibot';
import { addresses } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { Image, ImageBody } from './images.ts';

export const imageEndpoints = {
  listImages: {
    ...addresses.listImages,
    summary: "The account's own images, newest first",
    access: 'account',
    throttle: 'none',
    status: 200,
    answer: v.array(Image),
    fails: [],
  },
  uploadImage: {
    ...addresses.uploadImage,
    summary: 'Keep an image; it is read and written anew, without what cameras add to it',
    access: 'account',
    throttle: 'upload',
    answersWithinMs: 20_000,
    body: ImageBody,
    bodyBytes: 7 * 2 ** 20,
    status: 201,
    answer: Image,
    fails: ['limit_reached', 'unsupported_media_type'],
  },
  readImage: {
    ...addresses.readImage,
    summary:
      'An image: with `w`, a whole number of pixels up to 8000, the narrowest copy at least that wide, else the widest',
    access: 'anyone',
    throttle: 'none',
    status: 200,
    file: 'image',
    fails: ['not_found'],
  },
  deleteImage: {
    ...addresses.deleteImage,
    summary: "Delete one of the account's images, unless a post uses it",
    access: 'account',
    throttle: 'write',
    status: 204,
    fails: ['not_found', 'in_use'],
  },
} as const satisfies Record<string, Endpoint>;
