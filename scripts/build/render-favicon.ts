// Writes site/public/favicon.ico from favicon.svg. Run it after changes of the SVG:
// node scripts/build/render-favicon.ts
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
// biome-ignore lint/correctness/noUndeclaredDependencies: a dependency of the server
import sharp from 'sharp';

const SIZES = [16, 32, 48];
/** Bytes of the file header, and of each image's entry in the directory after it. */
const HEADER = 6;
const ENTRY = 16;

const svg = fileURLToPath(new URL('../../site/public/favicon.svg', import.meta.url));
const images = await Promise.all(SIZES.map((size) => renderPng(size)));
await writeFile(svg.replace(/svg$/, 'ico'), encodeIco(images));

/** Renders at the resolution of the size, because scaled pixels blur. The SVG is 32 pixels wide at 72 dpi. */
function renderPng(size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Packs PNG files of the sizes above into one icon file. */
function encodeIco(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER);
  // The type of the file: an icon.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = HEADER + ENTRY * pngs.length;
  const entries = pngs.map((png, index) => {
    const size = SIZES[index] ?? 0;
    const entry = Buffer.alloc(ENTRY);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // One color plane with 32 bits per pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs]);
}
