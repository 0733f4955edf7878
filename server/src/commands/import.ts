// npm run import and npm run export: posts from and for other software.

import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportPreview } from '../../contract/index.ts';
import { importLimits, importMessages } from '../../contract/index.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { sessionSecrets } from '../config/session-secret.ts';
import { StreamedResponse, streamJson } from '../http/stream-response.ts';
import { fetchImage } from '../images/fetch-image.ts';
import { restrictDecoders } from '../images/transcode-image.ts';
import { prepareImage } from '../images/upload-image.ts';
import { openDatabase } from '../orm.ts';
import { editorsAuthorId } from '../posts/authors.ts';
import { createPosts } from '../posts/posts.ts';
import { exportedPosts } from '../posts/transfer/exported-posts.ts';
import { importPost } from '../posts/transfer/import-post.ts';
import type { ImportServices } from '../posts/transfer/import-services.ts';
import { loadImport } from '../posts/transfer/load-import.ts';
import { previewImport } from '../posts/transfer/preview-import.ts';
import { zipPosts } from '../posts/transfer/zip-posts.ts';
import { IMPORT_USAGE, parseImportCommand } from './import-arguments.ts';
import { fail, readConfigOrExit } from './read-config-or-exit.ts';

const importArguments = parseImportCommand(process.argv.slice(2)) ?? fail(IMPORT_USAGE);
const { command, run, choices } = importArguments;
// Relative to the folder in which npm was called.
const path = resolve(process.env.INIT_CWD ?? '.', importArguments.file);
const { config } = readConfigOrExit();
const say = (text: string) => process.stdout.write(`${text}\n`);

async function createServices(): Promise<ImportServices> {
  restrictDecoders();
  const database = await openDatabase(config.database);
  await database.migrate();
  const now = Date.now;
  const site = { origin: config.origin, isLocal: config.publicUrl === undefined };
  return {
    database,
    now,
    posts: createPosts({ database, site, now }),
    audit: createAuditLog({ secrets: sessionSecrets(config), now }),
    prepareImage,
    fetchImage,
  };
}

async function exportTo(services: ImportServices): Promise<void> {
  const content = () =>
    new StreamedResponse({ software: 'whenabouts', posts: exportedPosts(services) }, () => () => {});
  const bytes = path.endsWith('.zip')
    ? Readable.from(zipPosts(services), { objectMode: false })
    : streamJson(content());
  await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  say(`The posts are in ${path}.`);
}

async function importFrom(services: ImportServices): Promise<void> {
  if ((await stat(path)).size > importLimits.bytes) throw new Error(importMessages.tooLarge);
  const file = await loadImport(path, await readFile(path));
  if (!run) {
    say(previewText(await previewImport(services, importArguments.file, file)));
    say('Nothing was imported. Add --run to import these posts.');
    return;
  }
  const importer = {
    caller: { actor: 'operator', email: null },
    defaultAuthor: () => editorsAuthorId(services.database),
  } as const;
  const { signal } = new AbortController();
  const counts = { imported: 0, exists: 0, failed: 0 };
  for (const post of file.posts) {
    const { title, outcome, notes } = await importPost(services, post, {
      ...file,
      choices,
      importer,
      signal,
    });
    counts[outcome]++;
    if (outcome === 'failed' || notes.length > 0) say(`${title}: ${[outcome, ...notes].join(' ')}`);
  }
  say(`${counts.imported} imported, ${counts.exists} imported before, ${counts.failed} failed.`);
}

let services: ImportServices | undefined;
try {
  services = await createServices();
  await (command === 'export' ? exportTo(services) : importFrom(services));
  await services.database.close();
  // The worker threads would keep the process running.
  process.exit(0);
} catch (error) {
  await services?.database.close().catch(() => {});
  fail(error instanceof Error ? error.message : String(error));
}

function previewText(preview: ImportPreview): string {
  const posts = preview.posts.flatMap(({ title, slug, state, publishedAt, exists, changes, error }) => [
    `${exists ? 'imported before' : error ? 'fails' : state}: ${title} (/blog/${slug}, ${publishedAt})`,
    ...(error ? [`  ${error}`] : changes.map((change) => `  ${change}`)),
  ]);
  const categories = preview.categories.map(
    ({ name, posts: count, category }) =>
      `  ${name || '(none)'}: ${count === 1 ? '1 post gets' : `${count} posts get`} ${category}`,
  );
  return [
    ...posts,
    ...preview.dropped.map(({ kind, count }) => `Not imported: ${count} of the kind “${kind}”.`),
    'Categories:',
    ...categories,
    `Images in the file: ${preview.imagesInFile}. On other sites: ${preview.countElsewhere}.`,
    ...preview.imagesElsewhere.map((url) => `  ${url}`),
    `Redirects from earlier paths: ${preview.redirects}.`,
  ].join('\n');
}
