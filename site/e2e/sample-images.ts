import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';

/** A file in the format of Playwright's `setInputFiles`. */
export interface ImageFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of one color, or of noise, which does not compress. */
export function sampleImage(
  name: string,
  width = 40,
  height = 30,
  content: 'plain' | 'noise' = 'plain',
): ImageFile {
  const row = 1 + width * 3;
  const pixels = content === 'plain' ? Buffer.alloc(row * height, 90) : randomBytes(row * height);
  // Each row starts with its filter type: 0, none.
  for (let y = 0; y < height; y += 1) pixels[y * row] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each for red, green and blue.
  header.set([8, 2], 8);
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Uploads an image for the logged-in member and returns its ID. */
export async function addImage(
  request: APIRequestContext,
  { name, mimeType, buffer }: ImageFile,
  texts: { description?: string; altText?: string } = {},
): Promise<string> {
  const data = { data: buffer.toString('base64'), fileName: name, fileType: mimeType, ...texts };
  const response = await request.post('/api/images', { data });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}
