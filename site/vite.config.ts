import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './build/subset-fonts.ts';

/** The embed is built from the same sources; the page about it names the version. */
const widget: { version: string } = JSON.parse(
  readFileSync(new URL('../widget/package.json', import.meta.url), 'utf8'),
);

/** Read by `src/theme/fonts.css`. */
const FONTS = fileURLToPath(new URL('.fonts', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  define: { 'import.meta.env.WIDGET_VERSION': JSON.stringify(widget.version) },
  plugins: [
    vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' }),
    react(),
    // The server's build, which follows, uses the same files.
    ...(isSsrBuild ? [] : [subsetFonts(FONTS)]),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The editor keeps HTML, so its Markdown is left out: docs/decisions/030-build-the-editor-on-milkdown-without-markdown.md
    alias: [
      {
        find: /^(?:unified|remark-parse|remark-stringify)$/,
        replacement: fileURLToPath(new URL('./src/rich-text/document/no-remark.ts', import.meta.url)),
      },
    ],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // One sheet for every page: small, cached once, and never late on a navigation.
    cssCodeSplit: false,
    // Data URIs would need a wider security policy, and fonts are better cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // A few files, not dozens: what every page needs, the engine, and each page's own.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'shell', tags: ['$initial' as const] },
              // Pages without the calculator need the six inputs and their checks, but not the calculations.
              {
                name: 'inputs',
                test: /[\\/]core[\\/]src[\\/](?:fields|validate|product|handoff)[^\\/]*\.ts/,
              },
              // The calculator does without the lifetime engine and the tables of yearly figures.
              { name: 'core', test: /[\\/]core[\\/]src[\\/](?!lifetime[\\/]|us[\\/]facts[\\/])/ },
              // The contract and the outlook share it, but need nothing else of each other.
              { name: 'assumptions', test: /[\\/]lifetime[\\/](?:assumptions|lifetime-inputs)\.ts/ },
              {
                name: 'forms',
                test: /valibot|react-hook-form|resolvers|[\\/]contract[\\/]/,
                minShareCount: 2,
              },
              { name: 'ark', test: /@ark-ui|@zag-js/, minShareCount: 3 },
            ],
          },
        },
      }),
    },
  },
}));
