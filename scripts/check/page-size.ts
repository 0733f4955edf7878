// What a first visit to a page fetches, compressed as the server sends it, against what it may weigh.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageRenderer } from '../../server/src/pages/renderer.ts';

const KB = 1_000;
const client = 'site/dist/client';

interface Weight {
  html: number;
  js: number;
  css: number;
  fonts: number;
}

interface Budget {
  page: string;
  what: keyof Weight;
  kB: number;
  /** Counts only what this page, when visited before, has not brought already. */
  beyond?: string;
  /** A module that the page asks for as soon as it runs. */
  soon?: string;
}

const explainers = 'src/features/explainers';
const budgets: readonly Budget[] = [
  { page: '/', what: 'js', kB: 130 },
  { page: '/', what: 'css', kB: 15 },
  { page: '/', what: 'fonts', kB: 90 },
  { page: '/', what: 'html', kB: 30 },
  { page: '/blog', what: 'js', kB: 110 },
  { page: '/blog', what: 'html', kB: 30 },
  { page: '/blog/a-post', what: 'js', kB: 110 },
  { page: '/guides', what: 'js', kB: 110 },
  { page: '/guides/retirement-planning', what: 'js', kB: 110 },
  { page: '/guides/retirement-planning', what: 'html', kB: 30 },
  // With the explainer that is open: as interactive as the calculator, so more than a text may weigh.
  { page: '/guides/old', what: 'js', kB: 114, soon: `${explainers}/four-percent/four-percent-explainer.tsx` },
  {
    page: '/guides/old',
    what: 'js',
    kB: 114,
    soon: `${explainers}/social-security/social-security-explainer.tsx`,
  },
  { page: '/embed', what: 'js', kB: 110 },
  { page: '/embed', what: 'html', kB: 30 },
  { page: '/embed/gallery', what: 'js', kB: 110 },
  { page: '/embed/gallery', what: 'html', kB: 30 },
  { page: '/login', what: 'js', kB: 70, beyond: '/' },
  { page: '/register', what: 'js', kB: 70, beyond: '/' },
  { page: '/my-plans', what: 'js', kB: 70, beyond: '/' },
  { page: '/profile', what: 'js', kB: 70, beyond: '/' },
  { page: '/save', what: 'js', kB: 70, beyond: '/' },
  { page: '/admin/login', what: 'js', kB: 70, beyond: '/' },
  { page: '/admin/partners', what: 'js', kB: 70, beyond: '/' },
  { page: '/admin/blogs/new', what: 'js', kB: 70, beyond: '/' },
  { page: '/reset-password', what: 'js', kB: 70, beyond: '/' },
];

const { render }: PageRenderer = await import(path.resolve('site/dist/server/entry-server.js'));
const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
);

let exceeded = 0;
for (const { page, what, kB, beyond, soon } of budgets) {
  const brought = beyond ? await filesOf(beyond) : new Set<string>();
  const weight = await weigh(page, brought, soon);
  const tooMuch = weight[what] > kB * KB;
  if (tooMuch) exceeded += 1;
  const figure = `${(weight[what] / KB).toFixed(1).padStart(6)} of ${String(kB).padStart(3)} kB`;
  console.log(
    `${tooMuch ? 'ABOVE ' : 'within'}  ${figure}  ${what} of ${page}${beyond ? ` after ${beyond}` : ''}`,
  );
}
process.exitCode = exceeded > 0 ? 1 : 0;

async function weigh(page: string, brought: ReadonlySet<string>, soon?: string): Promise<Weight> {
  const weight: Weight = {
    html: await compressedLength(Buffer.from(await htmlOf(page))),
    js: 0,
    css: 0,
    fonts: 0,
  };
  for (const file of await filesOf(page, soon)) {
    if (brought.has(file)) continue;
    if (file.endsWith('.js')) weight.js += await lengthOf(file);
    else if (file.endsWith('.css')) weight.css += await lengthOf(file);
    else if (file.endsWith('.woff2')) weight.fonts += await lengthOf(file);
  }
  return weight;
}

/** The files that the page's HTML names, the one that it asks for soon, and every script that those import. */
async function filesOf(page: string, soon?: string): Promise<Set<string>> {
  const html = await htmlOf(page);
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  if (!named.some((file) => file.endsWith('.js'))) throw new Error(`${page} names no script`);
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = Object.values(manifest).find((entry) => entry.file === file);
    for (const name of chunk?.imports ?? []) visit(manifest[name]?.file ?? name);
  };
  named.forEach(visit);
  if (soon !== undefined) {
    const file = manifest[soon]?.file;
    if (file === undefined) throw new Error(`The build has no module ${soon}`);
    visit(file);
  }
  return files;
}

/** As many posts as the blog shows at once, and one of them. */
async function readSamples(asked: string): Promise<unknown> {
  const post = (slug: string) => ({
    slug,
    title: `The title of ${slug}`,
    excerpt: 'A sentence or two that say what is in it, as long as they usually are in the list.',
    coverImage: `https://example.org/${slug}.webp`,
    category: 'Planning',
    publishedAt: '2026-01-31',
    updatedAt: '2026-01-31T00:00:00.000Z',
    author: { name: 'Somebody', initials: 'S', title: 'Editor' },
  });
  if (asked !== '/api/blog-posts') return { ...post('a-post'), content: '<p>Words.</p>' };
  return Array.from({ length: 12 }, (_, n) => post(`post-${n}`));
}

async function htmlOf(page: string): Promise<string> {
  const { status, html } = await render({
    url: `http://localhost${page}`,
    hasSession: false,
    read: readSamples,
  });
  if (status !== 200) throw new Error(`${page} answers ${status}`);
  return html;
}

/** Fonts are compressed already; everything else has a compressed twin, unless that would be larger. */
async function lengthOf(file: string): Promise<number> {
  const twin = await readFile(path.join(client, `${file}.br`)).catch(() => undefined);
  return (twin ?? (await readFile(path.join(client, file)))).length;
}

async function compressedLength(content: Buffer): Promise<number> {
  return (await promisify(brotliCompress)(content)).length;
}
