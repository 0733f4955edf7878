import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { postCategories } from './posts.ts';
import { base64Length, body, described } from './schemas.ts';
import { line } from './text.ts';

const MB = 2 ** 20;

export const importLimits = {
  /** Size of the file of an import. */
  bytes: 50 * MB,
  /** Size of a part in which the file is uploaded. */
  partBytes: 4 * MB,
  /** Size of the texts in an archive, unpacked. */
  textBytes: 25 * MB,
  files: 10_000,
  posts: 2000,
  /** Number of images on other sites that a preview lists. */
  listedImages: 200,
} as const;

export const importMessages = {
  file: 'Please choose a file.',
  tooLarge: `Please choose a file of at most ${importLimits.bytes / MB} MB. An archive without its images, or the posts of some years, is smaller.`,
  part: 'This part of the file is damaged. Please upload the file again.',
  incomplete: 'The upload is not complete. Please upload the file again.',
  slow: 'This file takes too long to read. Please split it.',
} as const;

export const ImportBody = body({
  fileName: described(
    v.pipe(line(200, importMessages.file), v.minLength(1, importMessages.file)),
    'Name of the file.',
  ),
  bytes: described(
    v.pipe(
      v.number(importMessages.file),
      v.safeInteger(importMessages.file),
      v.minValue(1, importMessages.file),
      v.maxValue(importLimits.bytes, importMessages.tooLarge),
    ),
    'Size of the file.',
  ),
});

export const ImportPartBody = body({
  part: described(
    v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(0),
      v.maxValue(Math.ceil(importLimits.bytes / importLimits.partBytes) - 1),
    ),
    'Number of the part, from 0.',
  ),
  data: described(
    v.pipe(
      v.string(importMessages.part),
      v.minLength(1, importMessages.part),
      v.maxLength(base64Length(importLimits.partBytes), importMessages.part),
    ),
    `The part in base64: ${importLimits.partBytes / MB} MB, and the last one what is left.`,
  ),
});

export const ImportChoices = v.object({
  categories: v.optional(
    described(
      v.pipe(
        v.array(
          v.object({
            name: described(line(200), 'Name at the source; blank for posts without a category.'),
            category: described(v.picklist(postCategories), 'Category that the posts get.'),
          }),
        ),
        v.maxLength(1000),
      ),
      'Categories of posts. By default, a post gets the one with the name of its category at the source, or else the first.',
    ),
    [],
  ),
  fetchImages: v.optional(
    described(v.boolean(), 'True to fetch images from other sites; otherwise, posts show them from there.'),
    false,
  ),
});

export const RunImportBody = body({
  ...ImportChoices.entries,
  from: v.optional(
    described(
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      'Number of the first post to import, from 0.',
    ),
    0,
  ),
});

export const StartedImport = v.object({
  id: described(v.number(), 'Id of the import. It is deleted after a day.'),
});

const PreviewedPost = v.object({
  title: described(v.string(), 'Title of the post.'),
  slug: described(v.string(), 'Slug that the post would get.'),
  state: described(v.picklist(['published', 'scheduled', 'draft']), 'State that the post would get.'),
  publishedAt: described(v.string(), 'First day, in UTC, on which the post is public.'),
  exists: described(v.boolean(), 'True if the post was imported before: it stays as it is.'),
  images: described(v.number(), 'Number of images in the content, and the cover.'),
  changes: described(v.array(v.string()), 'Differences from the original.'),
  error: v.optional(described(v.string(), 'Reason why the post cannot be imported.')),
});

export const ImportPreview = v.object({
  fileName: described(v.string(), 'Name of the file.'),
  posts: described(v.array(PreviewedPost), 'The posts, in the order of the import.'),
  dropped: described(
    v.array(
      v.object({
        kind: described(v.string(), 'Kind at the source, such as page.'),
        count: described(v.number(), 'Number of items.'),
      }),
    ),
    'Items that are not posts, such as pages, by kind.',
  ),
  categories: described(
    v.array(
      v.object({
        name: described(v.string(), 'Name at the source; blank for posts without a category.'),
        posts: described(v.number(), 'Number of posts.'),
        category: described(v.picklist(postCategories), 'Category unless the import names another one.'),
      }),
    ),
    'Categories of the source.',
  ),
  imagesInFile: described(v.number(), 'Number of images whose file is in the archive.'),
  imagesElsewhere: described(
    v.array(v.string()),
    `URLs of images on other sites, at most ${importLimits.listedImages}.`,
  ),
  countElsewhere: described(v.number(), 'Number of images on other sites.'),
  redirects: described(v.number(), 'Number of earlier paths that will lead to the posts.'),
});

const ImportedPost = v.object({
  title: described(v.string(), 'Title of the post.'),
  outcome: described(v.picklist(['imported', 'exists', 'failed']), 'What happened to the post.'),
  notes: described(v.array(v.string()), 'Reasons, and images that could not be read.'),
});

export const ImportProgress = v.object({
  posts: described(v.array(ImportedPost), 'The posts of this request.'),
  total: described(v.number(), 'Number of posts in the file.'),
  next: described(v.nullable(v.number()), 'Value of `from` for the next request; null after the last post.'),
});

export type ImportChoices = v.InferOutput<typeof ImportChoices>;
export type ImportPreview = v.InferOutput<typeof ImportPreview>;
export type ImportProgress = v.InferOutput<typeof ImportProgress>;

const chapter = 'Admins';
const param = ['1', 'The id of the import.'] as const;
const notFound = 'There is no such import. Imports are deleted after a day.';
const invalid = 'The file cannot be imported; the message has the reason. The import is deleted.';
const fileName = 'five-questions.md';
/** A Markdown file with a post, in base64. */
const FILE =
  'LS0tCnRpdGxlOiBGaXZlIHF1ZXN0aW9ucyBiZWZvcmUgeW91IHJldGlyZQpkYXRlOiAyMDI2LTAzLTAxCi0tLQpXaGF0IHdpbGwgYSBtb250aCBjb3N0PyBNb3N0IHBlb3BsZSBndWVzcywgYW5kIG1vc3QgZ3Vlc3NlcyBhcmUgdG9vIGxvdy4K';
const title = 'Five questions before you retire';

export const importEndpoints = {
  createImport: {
    method: 'POST',
    path: '/api/admin/imports',
    summary: 'Begin an import of posts from WordPress, Ghost, Markdown files or this software',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER', 'IMPORTS_PER_ADMIN'],
    body: ImportBody,
    status: 201,
    response: StartedImport,
    docs: {
      chapter,
      details:
        'Then send the parts of the file with `addImportPart`, read what would happen with `previewImport`, and call `runImport` until `next` is null.',
      body: { fileName, bytes: 138 },
      response: { id: 1 },
    },
  },
  addImportPart: {
    method: 'PUT',
    path: '/api/admin/imports/{id}/parts',
    summary: 'Add a part of the file; the same part again replaces it',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: ImportPartBody,
    bodyBytes: 6 * MB,
    timeoutMs: 20_000,
    status: 204,
    errors: { not_found: notFound },
    docs: { chapter, param, body: { part: 0, data: FILE } },
  },
  previewImport: {
    method: 'GET',
    path: '/api/admin/imports/{id}',
    summary: 'Get what an import would do, without changing anything',
    access: 'editor',
    rateLimits: 'none',
    timeoutMs: 60_000,
    status: 200,
    response: ImportPreview,
    errors: { not_found: notFound, invalid },
    docs: {
      chapter,
      param,
      response: {
        fileName,
        posts: [
          {
            title,
            slug: 'five-questions',
            state: 'published',
            publishedAt: '2026-03-01',
            exists: false,
            images: 0,
            changes: ['The excerpt is the beginning of the text.'],
          },
        ],
        dropped: [],
        categories: [{ name: '', posts: 1, category: 'Planning' }],
        imagesInFile: 0,
        imagesElsewhere: [],
        countElsewhere: 0,
        redirects: 0,
      },
    },
  },
  runImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/run',
    summary: 'Import some of the posts, each in one transaction; posts imported before stay as they are',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    timeoutMs: 60_000,
    body: RunImportBody,
    status: 200,
    response: ImportProgress,
    errors: { not_found: notFound, invalid: `${invalid} Or the body is invalid.` },
    docs: {
      chapter,
      param,
      body: { categories: [{ name: '', category: 'Planning' }], fetchImages: false, from: 0 },
      response: { posts: [{ title, outcome: 'imported', notes: [] }], total: 1, next: null },
    },
  },
  deleteImport: {
    method: 'DELETE',
    path: '/api/admin/imports/{id}',
    summary: 'Delete the file of an import; imported posts stay',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: notFound },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
