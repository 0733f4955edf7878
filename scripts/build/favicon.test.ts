import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../site/public/', import.meta.url));
/** Largest difference of a color value (0 to 255): antialiasing differs between processors. */
const TOLERANCE = 12;

test.each([
  [0, 16],
  [1, 32],
  [2, 48],
])(
  'image %i of favicon.ico shows favicon.svg at %i px, as scripts/build/render-favicon.ts renders it',
  async (index, size) => {
    const ico = await readFile(`${folder}favicon.ico`);
    const entry = 6 + 16 * index;
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([size, size]);
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const pixels = await pixelsOf(ico.subarray(offset, offset + length), size);
    const expected = await pixelsOf(`${folder}favicon.svg`, size);
    expect(pixels.length).toBe(expected.length);
    const difference = Math.max(...pixels.map((value, place) => Math.abs(value - (expected[place] ?? 0))));
    expect(difference).toBeLessThanOrEqual(TOLERANCE);
  },
);

/** Returns red, green and blue of each pixel on white, row by row. */
async function pixelsOf(image: Buffer | string, size: number): Promise<number[]> {
  const raw = await sharp(image, { density: (72 * size) / 32 })
    .resize(size, size)
    .flatten({ background: 'white' })
    .raw()
    .toBuffer();
  return [...raw];
}
