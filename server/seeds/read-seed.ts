import { readFileSync } from 'node:fs';
import { seedPosts } from './posts.ts';

/** Widths of a cover's files, the widest first. */
export const coverWidths = [1200, 960, 640, 320] as const;

const COVER_HEIGHT = 630;

/** Returns the name of a cover's file. */
export const coverFile = (slug: string, width: number): string => `${slug}-${width}.webp`;

/** The stored form of a cover. Its files are rendered before a release, because rendering would delay the first start. */
export interface SeedCover {
  fileType: 'image/webp';
  width: number;
  height: number;
  files: readonly { width: number; fileType: 'image/webp'; data: Buffer }[];
}

/** Returns the files of a sample post: its content in one line, and its cover. */
export function readSeed(slug: string): { content: string; cover: SeedCover } {
  if (!seedPosts.some((post) => post.slug === slug))
    throw new RangeError(`There is no sample post "${slug}".`);
  const fileType = 'image/webp';
  const files = coverWidths.map(
    (width) =>
      ({
        width,
        fileType,
        data: readFileSync(new URL(`./covers/${coverFile(slug, width)}`, import.meta.url)),
      }) as const,
  );
  return {
    content: readFileSync(new URL(`./posts/${slug}.html`, import.meta.url), 'utf8').replaceAll('\n', ''),
    cover: { fileType, width: coverWidths[0], height: COVER_HEIGHT, files },
  };
}
