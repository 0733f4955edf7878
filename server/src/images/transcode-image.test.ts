import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { imageMessages } from '../../contract/index.ts';
import { blackPng, gif, noise, plain } from '../../test/test-images.ts';
import { restrictDecoders, transcodeImage } from './transcode-image.ts';

restrictDecoders();

/** The machine may be busy. */
const PATIENCE_MS = 50_000;

const transcode = async (picture: Sharp | Buffer) =>
  transcodeImage(Buffer.isBuffer(picture) ? picture : await picture.toBuffer(), PATIENCE_MS);
const metadataOf = (data: Buffer | undefined) => sharp(data, { animated: true }).metadata();

describe('re-encoded images', () => {
  test.each([
    ['jpeg', plain(40, 30).jpeg(), 'image/jpeg', 'jpeg'],
    ['png', plain(40, 30).png(), 'image/webp', 'webp'],
    ['webp', plain(40, 30).webp(), 'image/webp', 'webp'],
    ['gif', plain(40, 30).gif(), 'image/webp', 'webp'],
    ['avif', plain(40, 30).avif(), 'image/webp', 'webp'],
  ])('have the right format for a %s', async (_kind, picture, fileType, format) => {
    const image = await transcode(picture);
    expect(image).toMatchObject({ width: 40, height: 30, fileType });
    expect(image.files).toMatchObject([{ width: 40, fileType }]);
    expect(await metadataOf(image.files[0]?.data)).toMatchObject({ format, width: 40, height: 30 });
  });

  test('are at most 2400 pixels wide, with narrower copies', async () => {
    const { width, height, files } = await transcode(plain(3000, 300).jpeg());
    expect([width, height]).toEqual([2400, 240]);
    expect(files.map(({ width, fileType }) => [width, fileType])).toEqual([
      [2400, 'image/jpeg'],
      [320, 'image/webp'],
      [640, 'image/webp'],
      [960, 'image/webp'],
      [1200, 'image/webp'],
    ]);
    for (const { width, data } of files) {
      expect(await metadataOf(data)).toMatchObject({ width, height: width / 10 });
    }
  });

  test('have at most the stored height', async () => {
    const { width, height } = await transcode(blackPng(100, 8000));
    expect([width, height]).toEqual([90, 7200]);
  });

  test('are neither copied nor enlarged if they are small', async () => {
    const small = await transcode(plain(320, 10).png());
    expect(small.files.map(({ width }) => width)).toEqual([320]);
  });

  test('have the width of the upright image', async () => {
    const turned = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height } = await transcode(turned);
    expect([width, height]).toEqual([200, 300]);
  });

  test('stay animated', async () => {
    const gif = await noise(330, 20, 3)
      .gif({ delay: [100, 200, 300], loop: 0 })
      .toBuffer();
    const { width, height, files } = await transcode(gif);
    expect([width, height]).toEqual([330, 20]);
    for (const { data, width } of files) {
      expect(await metadataOf(data)).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 0, width });
    }
    expect(files).toHaveLength(2);
  });

  test('have at most 4 MB per file, however little they can be compressed', async () => {
    const { width, files } = await transcode(noise(800, 7200).png({ compressionLevel: 0 }));
    for (const { data } of files) expect(data.length).toBeLessThanOrEqual(4 * 2 ** 20);
    expect(width).toBeLessThan(800);
    expect(width).toBeGreaterThan(340);
  });

  test('keep transparency', async () => {
    const clear = sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { files } = await transcode(clear.png());
    expect(await metadataOf(files[0]?.data)).toMatchObject({ hasAlpha: true });
  });
});

describe('re-encoding', () => {
  const camera = { IFD0: { Make: 'Spycam', Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'removes the place, time and camera of a %s, its profile and its thumbnails',
    async (format) => {
      const given = await plain(400, 60)
        .withExif(camera)
        .withIccProfile('p3')
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
        .toFormat(format)
        .toBuffer();
      expect(await metadataOf(given)).toMatchObject({ exif: expect.anything(), icc: expect.anything() });
      expect(given.includes('Spycam')).toBe(true);
      const { files } = await transcode(given);
      expect(files).toHaveLength(2);
      for (const { data } of files) {
        const { exif, icc, xmp, iptc, comments, orientation } = await metadataOf(data);
        expect([exif, icc, xmp, iptc, comments, orientation]).toEqual(Array(6).fill(undefined));
        for (const word of ['Spycam', 'secret place', 'Ada', 'Exif']) expect(data.includes(word)).toBe(false);
      }
    },
  );

  test('turns an image upright and removes its orientation', async () => {
    const turned = await plain(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await transcode(turned);
    expect([image.width, image.height]).toEqual([20, 60]);
    expect(await metadataOf(image.files[0]?.data)).toMatchObject({ width: 20, height: 60 });
  });

  test('removes data after the end of an image', async () => {
    const script = '<script>alert(document.domain)</script>';
    const { files } = await transcode(
      Buffer.concat([await plain(9, 9).png().toBuffer(), Buffer.from(script)]),
    );
    for (const { data } of files) expect(data.includes('script')).toBe(false);
  });
});

test('an error in our code is not reported as a wrong file', async () => {
  const resize = vi.spyOn(sharp.prototype, 'resize').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  await expect(transcode(plain(9, 9).png()))
    .rejects.toThrow('a bug')
    .finally(() => resize.mockRestore());
});

describe('a file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const ftyp = (brands: string) => Buffer.from(`\0\0\0\x18ftyp${brands}\0\0\0\x08mdat`, 'latin1');

  test.each([
    ['a drawing', Buffer.from(svg)],
    ['a drawing with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a drawing after the first bytes of a PNG', Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
    ['a drawing after the first bytes of a GIF', Buffer.from(`GIF89a${svg}`)],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['a page', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['HEIC', ftyp('heic\0\0\0\0mif1heic')],
    ['HEIC that calls itself AVIF', ftyp('heic\0\0\0\0avifheic')],
    ['a video', ftyp('isom\0\0\0\0mp42isom')],
    ['an icon', Buffer.from('\0\0\x01\0\x01\0', 'latin1')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['a single byte', Buffer.from('a')],
    ['nothing', Buffer.alloc(0)],
  ])('is rejected if it is %s', async (_what, bytes) => {
    await expect(transcode(bytes)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: imageMessages.notAnImage,
    });
  });

  test('is rejected if it is a TIFF', async () => {
    await expect(transcode(plain(9, 9).tiff())).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is rejected if it is half of a %s',
    async (format) => {
      const whole = await noise(100, 100).toFormat(format).toBuffer();
      await expect(transcode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
        code: 'unsupported_media_type',
      });
    },
  );

  test.each([
    ['a hundred megapixels in twelve kilobytes', blackPng(10_000, 10_000)],
    ['a side beyond 8,000 pixels', blackPng(8001, 1)],
    ['a height beyond it', blackPng(1, 8001)],
    ['more than 25 megapixels', blackPng(5000, 5001)],
  ])('is rejected if it has %s', async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(13_000);
    await expect(transcode(bytes)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { data: imageMessages.tooManyPixels } },
    });
  });

  test('is rejected if it has more than 50 frames, or 25 megapixels in all of them', async () => {
    await expect(transcode(noise(2, 2, 51).gif())).rejects.toMatchObject({
      details: { fields: { data: imageMessages.tooManyFrames } },
    });
    expect((await transcode(noise(2, 2, 50).gif())).width).toBe(2);
    await expect(transcode(gif(1000, 1000, 26))).rejects.toMatchObject({
      details: { fields: { data: imageMessages.tooManyPixels } },
    });
    expect((await transcode(gif(100, 100, 26))).width).toBe(100);
  });
});
