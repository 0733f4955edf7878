// Compares compressed sizes with their budgets: of a first visit to each page, and of the embed's scripts. Also
// compares the sizes of the embed's scripts with those that /embed/privacy states.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageRenderer } from '../../server/contract/index.ts';
import { filesWithStatedSize } from '../../widget/src/files.ts';

const KB = 1_000;
const client = 'site/dist/client';

/** In bytes. */
interface Weight {
  html: number;
  js: number;
  css: number;
  fonts: number;
}

/** The limits are in kB. */
interface Budget extends Partial<Weight> {
  page: string;
  /** The page's module below `site/src`, and others that it imports dynamically at start. */
  modules: readonly string[];
  /** The page visited before: its files are cached and do not count. */
  after?: string;
}

/** Budgets in kB, about 3 % above what the pages need: a change that needs more has to raise its budget. */
const budgets: readonly Budget[] = [
  { page: '/', modules: ['app/landing/landing-page'], js: 130, css: 18.7, fonts: 44, html: 10.5 },
  { page: '/blog', modules: ['features/blog/blog-page'], js: 112.5, html: 5 },
  { page: '/blog/a-post', modules: ['features/blog/post-page'], js: 113 },
  { page: '/guides', modules: ['features/guides/guides-page'], js: 108.5 },
  {
    page: '/guides/retirement-planning',
    modules: ['features/guides/guide-page', '../content/guides/retirement-planning.mdx'],
    js: 123.5,
    html: 10,
  },
  // With an open explainer.
  {
    page: '/explainers',
    modules: ['features/explainers/explainers-page', '../../widget/view/explainers/four-percent'],
    js: 122,
  },
  {
    page: '/explainers',
    modules: ['features/explainers/explainers-page', '../../widget/view/explainers/social-security'],
    js: 120,
  },
  // Includes the lifetime engine. The HTML includes no results of the charts on demand.
  { page: '/outlook', modules: ['app/outlook/outlook-page'], js: 178, html: 7.5 },
  { page: '/embed', modules: ['features/embed/embed-page'], js: 124, html: 8.6 },
  { page: '/login', modules: ['features/account/login-page'], js: 21, after: '/' },
  { page: '/register', modules: ['features/account/register-page'], js: 21.5, after: '/' },
  { page: '/my-plans', modules: ['app/plans/my-plans-page'], js: 24, after: '/' },
  { page: '/profile', modules: ['app/profile/profile-page'], js: 50.5, after: '/' },
  { page: '/save', modules: ['app/save/save-page'], js: 32.5, after: '/' },
  { page: '/admin/login', modules: ['features/admin/admin-login-page'], js: 23.5, after: '/' },
  { page: '/admin/partners', modules: ['features/admin/partners/partners-page'], js: 52.5, after: '/' },
  { page: '/admin/blogs/new', modules: ['app/admin/editor-pages'], js: 65.5, after: '/' },
  { page: '/reset-password', modules: ['features/account/reset-password-page'], js: 22.5, after: '/' },
];

/** Share by which a stated size may differ: it is of one day, and need not change with each change of a script. */
const STATED_SIZE_TOLERANCE = 0.1;

const { render }: PageRenderer = await import(path.resolve('site/dist/server/entry-server.js'));
const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
);

const results = [...(await checkPages()), ...(await checkEmbed())];
for (const { text } of results) console.log(text);
process.exitCode = results.every(({ passes }) => passes) ? 0 : 1;

interface Result {
  passes: boolean;
  text: string;
}

async function checkPages(): Promise<Result[]> {
  const results: Result[] = [];
  for (const { page, modules, after, ...limits } of budgets) {
    const cached = after === undefined ? new Set<string>() : await collectFiles(budgetOf(after));
    const weight = await weigh({ page, modules }, cached);
    for (const [kind, limit] of Object.entries(limits)) {
      const name = `${kind} of ${page}${after === undefined ? '' : ` after ${after}`}`;
      results.push(compareWithLimit(weight[kind as keyof Weight], limit * KB, name));
    }
  }
  return results;
}

function budgetOf(page: string): Budget {
  const found = budgets.find((budget) => budget.page === page);
  if (!found) throw new Error(`No budget for the page ${page}`);
  return found;
}

async function checkEmbed(): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, { limit, size }] of Object.entries(filesWithStatedSize)) {
    const file = `widget/dist-embed/${name}`;
    const { length } = await readFile(`${file}.br`);
    results.push(compareWithLimit(length, limit, file));
    if (Math.abs(size / length - 1) < STATED_SIZE_TOLERANCE) continue;
    results.push({
      passes: false,
      text: `/embed/privacy states ${size} bytes for ${file}, which has ${length}`,
    });
  }
  return results;
}

function compareWithLimit(bytes: number, limit: number, name: string): Result {
  const passes = bytes <= limit;
  const size = `${(bytes / KB).toFixed(1).padStart(6)} of ${String(limit / KB).padStart(3)} kB`;
  return { passes, text: `${passes ? 'within' : 'ABOVE '}  ${size}  ${name}` };
}

async function weigh({ page, modules }: Budget, cached: ReadonlySet<string>): Promise<Weight> {
  const weight: Weight = {
    html: await compressedLength(Buffer.from(await renderHtml(page))),
    js: 0,
    css: 0,
    fonts: 0,
  };
  for (const file of await collectFiles({ page, modules })) {
    if (cached.has(file)) continue;
    if (file.endsWith('.js')) weight.js += await lengthOf(file);
    else if (file.endsWith('.css')) weight.css += await lengthOf(file);
    else if (file.endsWith('.woff2')) weight.fonts += await lengthOf(file);
  }
  return weight;
}

/** Lists the files in the page's HTML, its modules, and all scripts that these import. */
async function collectFiles({ page, modules }: Budget): Promise<Set<string>> {
  const html = await renderHtml(page);
  const linkedFiles = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  if (!linkedFiles.some((file) => file.endsWith('.js'))) throw new Error(`${page} has no script`);
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = Object.values(manifest).find((entry) => entry.file === file);
    for (const name of chunk?.imports ?? []) visit(manifest[name]?.file ?? name);
  };
  linkedFiles.forEach(visit);
  for (const module of modules) {
    const source = path.posix.normalize(`src/${module}${path.extname(module) ? '' : '.tsx'}`);
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`The build has no module ${source}`);
    visit(file);
  }
  return files;
}

/** Returns as many posts as the blog shows at once, or one post. */
async function readSamples(apiPath: string): Promise<unknown> {
  const post = (slug: string) => ({
    slug,
    title: `The title of ${slug}`,
    excerpt: 'A sentence or two that say what is in it, as long as they usually are in the list.',
    coverImage: `https://example.org/${slug}.webp`,
    category: 'Planning',
    publishedAt: '2026-01-31',
    updatedAt: '2026-01-31T00:00:00.000Z',
    author: { name: 'Ada Example', initials: 'AE', title: 'Editor' },
  });
  if (apiPath !== '/api/blog-posts') return { ...post('a-post'), content: '<p>Text.</p>' };
  return Array.from({ length: 12 }, (_, n) => post(`post-${n}`));
}

async function renderHtml(page: string): Promise<string> {
  const { status, html } = await render({
    url: `http://localhost${page}`,
    hasSession: false,
    hasAdminSession: false,
    read: readSamples,
  });
  if (status !== 200) throw new Error(`${page} has status ${status}`);
  return html;
}

/** Returns the size as served. Fonts, and files that would grow, have no precompressed file. */
async function lengthOf(file: string): Promise<number> {
  const precompressed = await readFile(path.join(client, `${file}.br`)).catch(() => undefined);
  return (precompressed ?? (await readFile(path.join(client, file)))).length;
}

async function compressedLength(content: Buffer): Promise<number> {
  return (await promisify(brotliCompress)(content)).length;
}
