import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { coverFile, coverWidths } from './posts.ts';

// Run this after an SVG has changed: node server/seeds/render-covers.ts

const folder = fileURLToPath(new URL('./covers/', import.meta.url));
const illustrations = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
for (const illustration of illustrations) {
  for (const width of coverWidths) {
    const name = coverFile(illustration.replace(/\.svg$/, ''), width);
    const { size } = await sharp(folder + illustration)
      .resize(width)
      .webp({ quality: 82, effort: 6 })
      .toFile(folder + name);
    process.stdout.write(`${name}: ${Math.ceil(size / 1000)} kB\n`);
  }
}
