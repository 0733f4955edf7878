import { importLimits } from '../../../contract/index.ts';
import { isNestedDeeper } from '../html-depth.ts';
import { type Archive, isZip, openArchive } from './archive.ts';
import { cleanHtml } from './clean-html.ts';
import { createImageFinder, type FoundImage } from './find-images.ts';
import { parseGhost } from './parse-ghost.ts';
import { parseMarkdownPost } from './parse-markdown.ts';
import { parseOwnExport } from './parse-own-export.ts';
import { parseWordpress } from './parse-wordpress.ts';
import { ImportError, type SourcePost, type SourcePosts } from './source-post.ts';

/** A post of an export, with content in the form of the editor. The content is not sanitized yet. */
export interface ReadPost extends Omit<SourcePost, 'base'> {
  readonly images: readonly FoundImage[];
  readonly coverImage?: FoundImage | undefined;
}

/** The posts of an export, and the number of its other items by kind. */
export interface ReadImport {
  readonly posts: readonly ReadPost[];
  readonly dropped: SourcePosts['dropped'];
}

interface ImportFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Deepest nested elements of a post. */
const MAX_DEPTH = 100;

/** Runs in a worker thread, where a time limit can end it. Returns the reason if the file cannot be imported. */
export async function readImportTask(file: ImportFile): Promise<ReadImport | { readonly reason: string }> {
  try {
    return await readImport(file);
  } catch (error) {
    if (error instanceof ImportError) return { reason: error.message };
    throw error;
  }
}

/** Reads the posts of an export. Throws an ImportError with the reason if that is not possible. */
async function readImport({ fileName, bytes: view }: ImportFile): Promise<ReadImport> {
  const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);
  const archive = isZip(bytes) ? await openArchive(bytes) : undefined;
  const { posts, dropped } = archive ? await readArchive(archive) : readFile(fileName, utf8(fileName, bytes));
  if (posts.length === 0) throw new ImportError('There are no posts in this file.');
  if (posts.length > importLimits.posts) {
    throw new ImportError(`The file has more than ${importLimits.posts} posts. Please split it.`);
  }
  const findImage = createImageFinder(archive?.paths ?? []);
  return { posts: withoutRepeated(posts).map((post) => readPost(post, findImage)), dropped };
}

function readPost(source: SourcePost, findImage: ReturnType<typeof createImageFinder>): ReadPost {
  const { base, ...post } = source;
  if (isNestedDeeper(post.html, MAX_DEPTH)) {
    throw new ImportError(`The content of “${post.title}” has too many nested elements.`);
  }
  const { html, images, changes } = cleanHtml(post.html);
  return {
    ...post,
    html,
    images: images.map((image) => findImage(image, base)),
    ...(post.cover && { coverImage: findImage(post.cover, base) }),
    changes: [...post.changes, ...changes],
  };
}

/** Leaves out posts that occur twice, as in overlapping exports. */
const withoutRepeated = (posts: readonly SourcePost[]): SourcePost[] => [
  ...new Map(posts.map((post) => [`${post.source} ${post.originalId}`, post])).values(),
];

/** Reads the exports and Markdown files of an archive. */
async function readArchive(archive: Archive): Promise<SourcePosts> {
  const results: SourcePosts[] = [];
  const paths = archive.paths.filter((path) => /\.(?:xml|json|md|markdown)$/i.test(path));
  // Before any is read: Markdown takes more than a second a megabyte.
  if (paths.reduce((sum, path) => sum + archive.size(path), 0) > importLimits.textBytes) throw tooMuchText();
  for (const path of paths) {
    const bytes = await archive.read(path, importLimits.textBytes);
    // Archives of a site's sources have other files of these types.
    const isOther = /\.json$/i.test(path) && !/"(?:posts|db)"/.test(bytes.toString('latin1', 0, 2000));
    if (!isOther) results.push(readFile(path, utf8(path, bytes)));
  }
  const dropped: Record<string, number> = {};
  for (const [kind, count] of results.flatMap((each) => Object.entries(each.dropped))) {
    dropped[kind] = (dropped[kind] ?? 0) + count;
  }
  return { posts: results.flatMap(({ posts }) => posts), dropped };
}

const tooMuchText = () =>
  new ImportError(`The text has more than ${importLimits.textBytes / 2 ** 20} MB. Please split the export.`);

function readFile(path: string, text: string): SourcePosts {
  if (text.length > importLimits.textBytes) throw tooMuchText();
  if (/\.(?:md|markdown)$/i.test(path)) return { posts: [parseMarkdownPost(path, text)], dropped: {} };
  const start = text.trimStart();
  if (start.startsWith('<')) return parseWordpress(text);
  if (start.startsWith('{')) return parseJson(path, text);
  throw new ImportError(
    'This is not a file that can be imported. Please choose an export of WordPress (.xml) or Ghost (.json), or a zip with Markdown files.',
  );
}

function parseJson(path: string, text: string): SourcePosts {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ImportError(`${path} is not valid JSON.`);
  }
  const { software } = json as { software?: unknown };
  return software === 'whenabouts' ? parseOwnExport(json) : parseGhost(json);
}

function utf8(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`${path} is not text in UTF-8.`);
  }
}
