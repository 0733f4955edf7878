// Renders the covers of the sample posts and the pictures of categories from their SVG files. Run it after one has changed:
// node server/seeds/render-covers.ts
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { coverFile, coverWidths } from './posts.ts';

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

// PNG, because email programs and social networks show the pictures of categories as well.
const sources = fileURLToPath(new URL('./category-pictures/', import.meta.url));
const pictures = fileURLToPath(new URL('../../site/public/category-pictures/', import.meta.url));
for (const source of await readdir(sources)) {
  const name = source.replace(/\.svg$/, '.png');
  const { size } = await sharp(sources + source)
    .png({ palette: true, effort: 10 })
    .toFile(pictures + name);
  process.stdout.write(`${name}: ${Math.ceil(size / 1000)} kB\n`);
}
