import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { stringify } from 'yaml';
import type { ExportedPost } from '../../../contract/index.ts';
import { query } from '../../database/database.ts';
import { ImageFileRow } from '../../images/image.entity.ts';
import { extensionOf } from '../../images/transcode-image.ts';
import { type ExportServices, exportedPosts } from './exported-posts.ts';
import { htmlToMarkdown } from './markdown.ts';

/** The same in every export, so that the same posts are the same bytes. The format's first day, in local time as it wants. */
const MODIFIED = new Date(1980, 0, 1);

/** Returns the bytes of a zip with all posts as Markdown and their images, while they are read. */
export async function* zipPosts(services: ExportServices): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  for await (const { name, data, isText } of filesOf(services)) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = MODIFIED;
    zip.add(file);
    file.push(data, true);
    yield* chunks.splice(0);
  }
  zip.end();
  if (failure) throw failure;
  yield* chunks;
}

interface ArchiveFile {
  readonly name: string;
  readonly data: Uint8Array;
  readonly isText: boolean;
}

/** Yields the Markdown file of each post, and each image before the first post that has it. */
async function* filesOf(services: ExportServices): AsyncGenerator<ArchiveFile> {
  const { origin } = services.posts.site;
  /** Paths of images in the archive, by their URL. */
  const images = new Map<string, string>();
  for await (const post of exportedPosts(services)) {
    for (const [url, id] of findImages(post, origin)) {
      if (images.has(url)) continue;
      const file = await readImage(services, id);
      if (!file) continue;
      images.set(url, `../${file.name}`);
      yield file;
    }
    const markdown = Buffer.from(markdownFile(post, images));
    yield { name: `posts/${post.slug}.md`, data: markdown, isText: true };
  }
}

/** Returns the URLs and ids of this site's images in a post. */
function findImages({ content, cover = '' }: ExportedPost, origin: string): [url: string, id: string][] {
  const sources = [...content.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src);
  const prefix = `${origin}/api/images/`;
  return [cover, ...sources].flatMap((url) => {
    const id = url.startsWith(prefix) ? url.slice(prefix.length) : '';
    return /^[\w-]{22}$/.test(id) ? [[url, id] as [string, string]] : [];
  });
}

/** Reads the widest file of an image. */
async function readImage({ database }: ExportServices, imageId: string): Promise<ArchiveFile | undefined> {
  const file = await query(database, (em) =>
    em.findOne(ImageFileRow, { imageId }, { orderBy: { width: 'desc' } }),
  );
  if (!file) return undefined;
  const name = `images/${imageId}.${extensionOf(file.fileType)}`;
  return { name, data: Buffer.from(file.data), isText: false };
}

/** Writes a post with its fields as front matter. */
function markdownFile(
  { content, cover, ...fields }: ExportedPost,
  images: ReadonlyMap<string, string>,
): string {
  const frontMatter = { ...fields, ...(cover && { cover: images.get(cover) ?? cover }) };
  const html = content.replaceAll(/<img src="([^"]*)"/g, (tag, src: string) => {
    const path = images.get(src);
    return path === undefined ? tag : `<img src="${path}"`;
  });
  return `---\n${stringify(frontMatter, { lineWidth: 0, aliasDuplicateObjects: false })}---\n\n${htmlToMarkdown(html)}\n`;
}
