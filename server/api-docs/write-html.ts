import { PRODUCT_NAME } from '@whenabouts/core';
import { type Block, idOf, type Reference, type Section, type Term } from './blocks.ts';
import type { FontFile } from './font-faces.ts';

interface Head {
  /** URL path of the style sheet. */
  readonly stylesheet: string;
  readonly fonts: readonly FontFile[];
  /** Source of the script that sets the theme; undefined if the site is not built. */
  readonly colorModeScript: string | undefined;
}

/** Renders the reference as one HTML page. Its only script is the inline one that sets the theme. */
export function htmlOf({ title, sections }: Reference, { stylesheet, fonts, colorModeScript }: Head): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${colorModeScript === undefined ? '' : `<script>${colorModeScript}</script>`}
${fonts.map(preload).join('\n')}
<meta name="description" content="Reference of the HTTP API: operations, parameters, responses and errors.">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<a class="skip" href="#main">Skip to the reference</a>
${header()}
<nav aria-label="Reference">
${sections.map(navGroup).join('\n')}
</nav>
<main id="main" tabindex="-1">
<h1>${escaped(title)}</h1>
${sections.map((section) => sectionHtml(section, 2)).join('\n')}
</main>
<footer><p>The OpenAPI document is at <a href="/api/openapi.json">/api/openapi.json</a>. All pages of this site: <a href="/sitemap-page">Sitemap</a>.</p></footer>
</body>
</html>
`;
}

/** Loads a font before the style sheet needs it: an optional font that comes later is not shown on a first visit. */
function preload({ href }: FontFile): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

/** Links of the site's header. */
const siteLinks = [
  ['/#calculator', 'Calculator'],
  ['/outlook', 'Outlook'],
  ['/#how-it-works', 'How It Works'],
  ['/blog', 'Blog'],
  ['/guides', 'Guides'],
  ['/#about', 'About'],
  ['/#contact', 'Contact'],
  ['/login', 'Log In'],
] as const;

function header(): string {
  const links = siteLinks.map(([href, label]) => `<a href="${href}">${label}</a>`);
  return `<header>
<a class="logo" href="/"><img src="/favicon.svg" alt="" width="28" height="28">${PRODUCT_NAME}</a>
<nav class="site" aria-label="Main">${links.join('')}</nav>
</header>`;
}

function navGroup({ title, sections }: Section): string {
  const own = `<a href="#${idOf(title)}">${escaped(title)}</a>`;
  if (sections.length === 0) return `<p>${own}</p>`;
  const items = sections.map(({ title: name }) => `<li><a href="#${idOf(name)}">${escaped(name)}</a></li>`);
  return `<details><summary>${escaped(title)}</summary><ul>${[`<li>${own}</li>`, ...items].join('')}</ul></details>`;
}

function sectionHtml({ title, call, blocks, sections }: Section, level: number): string {
  const id = idOf(title);
  return `<section aria-labelledby="${id}">
<h${level} id="${id}">${escaped(title)}</h${level}>
${call ? `<p class="call"><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${escaped(call.path)}</code></p>` : ''}
${blocks.map(blockHtml).join('\n')}
${sections.map((section) => sectionHtml(section, level + 1)).join('\n')}
</section>`;
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') {
    return block.text
      .split('\n\n')
      .map((paragraph) => `<p>${inline(paragraph)}</p>`)
      .join('\n');
  }
  if (block.kind === 'code') {
    return `<figure><figcaption>${escaped(block.title)}</figcaption><pre><code>${escaped(block.code)}</code></pre></figure>`;
  }
  if (block.kind === 'facts') {
    const facts = block.terms.map(
      ({ name, text }) => `<div><dt>${escaped(name)}</dt><dd>${inline(text)}</dd></div>`,
    );
    return `<dl class="facts">${facts.join('')}</dl>`;
  }
  const title = block.title === undefined ? '' : `<p class="label">${escaped(block.title)}</p>\n`;
  return `${title}<dl>${block.terms.map(termHtml).join('')}</dl>`;
}

function termHtml({ name, type, text }: Term): string {
  const kind = type === undefined ? '' : ` <span>${inline(type)}</span>`;
  return `<div><dt><code>${escaped(name)}</code>${kind}</dt><dd>${inline(text)}</dd></div>`;
}

/** Renders inline Markdown: code, bold, and links. */
function inline(text: string): string {
  return escaped(text)
    .replaceAll(/(``?)(.+?)\1/g, '<code>$2</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([\w. ]+)\]\((#[\w-]+|https:\/\/[\w./-]+)\)/g, '<a href="$2">$1</a>');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
