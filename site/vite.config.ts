import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prose } from './build/prose.ts';
import { subsetFonts } from './build/subset-fonts.ts';

/** The embed, whose version the page /embed shows. */
const widget: { version: string } = JSON.parse(
  readFileSync(new URL('../widget/package.json', import.meta.url), 'utf8'),
);

/** Read by `src/theme/fonts.css`. */
const FONTS = fileURLToPath(new URL('.fonts', import.meta.url));

/** Replaces Vite's function for dynamic imports, which would also preload their files: `modulePreload` below is off. */
const importWithoutPreload: Plugin = {
  name: 'import-without-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

const reactRouter = (name: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

const hashes = new Map<string, string>();

/** Returns a class name with a part of its hash: whole hashes would add 2 % to the style sheet. */
function shortName({ hash }: { hash: string }): string {
  const name = `_${hash.slice(3)}`;
  if ((hashes.get(name) ?? hash) !== hash) throw new Error(`Two styles have the class name ${name}`);
  hashes.set(name, hash);
  return name;
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  define: {
    'import.meta.env.WIDGET_VERSION': JSON.stringify(widget.version),
  },
  plugins: [
    vanillaExtractPlugin({
      unstable_mode: 'inlineCssInDev',
      ...(mode === 'production' && { identifiers: shortName }),
    }),
    prose(),
    react(),
    importWithoutPreload,
    // Runs in the client build only: the server build runs later and reads the same font files.
    ...(isSsrBuild ? [] : [subsetFonts(FONTS)]),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The editor stores HTML, not Markdown: docs/decisions/030-build-the-editor-on-milkdown-without-markdown.md
    alias: [
      {
        find: /^(?:unified|remark-parse|remark-stringify)$/,
        replacement: fileURLToPath(new URL('./src/rich-text/document/no-remark.ts', import.meta.url)),
      },
      // The package exports its development build, with its warnings, in production too.
      ...(mode === 'production' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: reactRouter('index') },
            { find: /^react-router\/dom$/, replacement: reactRouter('dom-export') },
          ]
        : []),
    ],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  build: {
    target: 'es2022',
    // The embed's browsers: it shares styles with the site.
    cssTarget: ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // One sheet for every page: small, cached once, and never late on a navigation.
    cssCodeSplit: false,
    // Data URIs would need a wider Content Security Policy, and fonts are better cached.
    assetsInlineLimit: 0,
    // Pages have many small files. Links that preload them would take the main thread 40 ms and list them all in the entry
    // script, 3 kB, to save a slow connection one or two round trips.
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // One file for the scripts of every page. Split into nine (the default), they are 3 kB larger, and Lighthouse's
      // model of a phone paints the largest text of the landing page after 2.8 s instead of 1.9 s.
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial' as const] }] } },
      }),
    },
  },
}));
