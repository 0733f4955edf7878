import { imageLimits } from '@whenabouts/server/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { animatedPng, paddedFile, pngFile } from '../../test/samples.ts';
import { fileMessages } from './image-file.ts';
import { firstFrameNote, shrinkImage } from './shrink-image.ts';

type Draw = (context: CanvasRenderingContext2D) => void;

async function drawnFile(width: number, height: number, type: string, draw: Draw): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d') as CanvasRenderingContext2D);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1));
  return new File([blob as Blob], 'sea', { type });
}

/** Reads the size of an image file and the color of the pixel at this share of it. */
async function read(file: File, x: number, y: number) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  return { size: [width, height], color: [...context.getImageData(width * x, height * y, 1, 1).data] };
}

/** Inserts an EXIF segment with the orientation "turn right" after the start of a JPEG. */
async function turnedRight(jpeg: File): Promise<File> {
  const bytes = bytesOf('ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000');
  return new File([jpeg.slice(0, 2), bytes, jpeg.slice(2)], jpeg.name, { type: jpeg.type });
}

/** An image that only states its size. */
const svg = (width: number, height: number) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`], 'plan.svg', {
    type: 'image/svg+xml',
  });

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.replaceAll(' ', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** A black frame of one pixel, with its own table of two colors, after an extension that states its duration. */
const FRAME = '21f9040000000000 2c00000000010001 0080 000000 ffffff 02 02 4401 00';

/** A GIF of one pixel with a comment, a table of four colors and these frames. */
const gif = (...frames: readonly string[]) =>
  new File(
    [
      bytesOf(
        `474946383961 0100 0100 81 00 00 000000 2c2c2c 212121 ffffff 21fe 03 2c2c2c 00 ${frames.join('')} 3b`,
      ),
    ],
    'sea.gif',
    { type: 'image/gif' },
  );

/** A WebP of one pixel with two frames. */
const animatedWebp = () =>
  new File(
    [
      bytesOf(
        '524946468200000057454250 565038580a000000 0200000000000000 0000414e494d0600 0000ffffffff0100 414e4d4626000000 0000000000000000 00000000 64000000 5650384c0e000000 2f00000000071011 fd0f4444ff03 414e4d46280000000000000000000000 0000000064000000 5650384c0f000000 2f000000000710fd 8ffe0722a2ff0100',
      ),
    ],
    'sea.webp',
    { type: 'image/webp' },
  );

describe('shrinkImage', () => {
  test('returns a file that the server accepts as it is', async () => {
    const file = pngFile();
    expect(await shrinkImage(file)).toBe(file);
    const unreadable = new File(['sea'], 'sea.avif', { type: 'image/avif' });
    expect(await shrinkImage(unreadable)).toBe(unreadable);
  });

  test('turns a large JPEG upright and leaves it a JPEG', async () => {
    const halves = await drawnFile(300, 100, 'image/jpeg', (context) => {
      context.fillStyle = 'red';
      context.fillRect(0, 0, 150, 100);
    });
    const small = await shrinkImage(paddedFile(await turnedRight(halves)));
    expect([small.name, small.type]).toEqual(['sea', 'image/jpeg']);
    const { size, color } = await read(small, 0.5, 0.25);
    expect(size).toEqual([100, 300]);
    // The left half is at the top.
    expect(color[0]).toBeGreaterThan(240);
    expect((await read(small, 0.5, 0.75)).color[0]).toBeLessThan(15);
  });

  test('keeps the transparency of a large PNG', async () => {
    const clear = await drawnFile(20, 20, 'image/png', (context) => context.fillRect(10, 0, 10, 20));
    const small = await shrinkImage(paddedFile(clear));
    expect(small.type).toBe('image/webp');
    // The color of the first pixel is tested before the image is drawn.
    expect((await read(small, 0, 0)).color).toEqual([0, 0, 0, 0]);
    expect((await read(small, 0.25, 0.5)).color).toEqual([0, 0, 0, 0]);
    expect((await read(small, 0.75, 0.5)).color).toEqual([0, 0, 0, 255]);
  });

  test('makes an image smaller until its file is small enough, and rejects one that stays too large', async () => {
    const file = paddedFile(await drawnFile(100, 50, 'image/png', (context) => context.fillRect(0, 0, 9, 9)));
    const { prototype } = HTMLCanvasElement;
    const { toBlob } = prototype;
    onTestFinished(() => void Object.assign(prototype, { toBlob }));
    let largestWidth = 60;
    prototype.toBlob = function (callback, ...options) {
      const addBytes = (blob: Blob | null) =>
        callback(blob && new Blob(this.width > largestWidth ? [blob, tooMuch] : [blob], { type: blob.type }));
      toBlob.call(this, addBytes, ...options);
    };
    const tooMuch = new Uint8Array(imageLimits.bytes);
    expect((await read(await shrinkImage(file), 0, 0)).size).toEqual([60, 30]);
    largestWidth = 0;
    await expect(shrinkImage(file)).rejects.toMatchObject({ reason: fileMessages.cannotShrink });
  });

  test('makes a large GIF of one frame a WebP', async () => {
    const small = await shrinkImage(paddedFile(gif(FRAME)));
    expect(small.type).toBe('image/webp');
    expect((await read(small, 0, 0)).color).toEqual([0, 0, 0, 255]);
  });

  test('makes an image of many pixels as small as the server would', async () => {
    const { size } = await read(await shrinkImage(svg(5000, 10_000)), 0, 0);
    expect(size).toEqual([2000, 4000]);
  });

  test.each([
    ['of more than 50 megapixels', svg(10_000, 5001), fileMessages.tooManyPixels],
    ['that the browser cannot read', paddedFile(new File(['sea'], 'sea.avif')), fileMessages.cannotShrink],
    ['that is an animation of more than 5 MB', paddedFile(gif(FRAME, FRAME)), fileMessages.animationTooLarge],
    [
      'that is a WebP animation of more than 5 MB',
      paddedFile(animatedWebp()),
      fileMessages.animationTooLarge,
    ],
  ])('rejects an image %s', async (_, file, reason) => {
    await expect(shrinkImage(file)).rejects.toMatchObject({ reason, fields: { data: reason } });
  });

  test('rejects a large image in a browser that returns random pixels', async () => {
    const { prototype } = CanvasRenderingContext2D;
    const { getImageData } = prototype;
    onTestFinished(() => void Object.assign(prototype, { getImageData }));
    prototype.getImageData = () => new ImageData(1, 1);
    await expect(shrinkImage(paddedFile(pngFile()))).rejects.toMatchObject({
      reason: fileMessages.cannotShrink,
    });
  });
});

test('a note says that only the first frame of an animated PNG is kept, and none appears for other images', async () => {
  expect(await firstFrameNote(animatedPng())).toBe(fileMessages.firstFrame);
  expect(await firstFrameNote(pngFile())).toBeUndefined();
});
