import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { subsetFonts } from './build/subset-fonts.ts';

/** The embed is built from the same sources; the page about it names the version. */
const calculator: { version: string } = JSON.parse(
  readFileSync(new URL('../calculator/package.json', import.meta.url), 'utf8'),
);

/** Lets the bundler leave out the router's unused components: display names and unmarked calls would keep them. */
const dropUnusedRouterComponents: Plugin = {
  name: 'drop-unused-router-components',
  transform: {
    filter: { id: /react-router[\\/]dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo))\(/g, '= /* @__PURE__ */ $1('),
  },
};

const hashes = new Map<string, string>();

/** Shortens a class name. It is a hash of the file and a number in the file, and hashes do not compress. */
function shortClassName({ hash }: { hash: string }): string {
  const short = `${hash.slice(0, 2)}${hash.slice(5)}`;
  if ((hashes.get(short) ?? hash) !== hash) {
    throw new Error(`Two class names would be ${short}: rename one of their files.`);
  }
  hashes.set(short, hash);
  return /^\d/.test(short) ? `_${short}` : short;
}

/** Read by `src/theme/fonts.css`. */
const FONTS = fileURLToPath(new URL('.fonts', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  define: { 'import.meta.env.WIDGET_VERSION': JSON.stringify(calculator.version) },
  plugins: [
    vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev', identifiers: shortClassName }),
    react(),
    dropUnusedRouterComponents,
    // The server's build, which follows, uses the same files.
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
    ],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  build: {
    target: 'es2022',
    // The oldest browsers of the embed, too.
    cssTarget: ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // One sheet for every page: small, cached once, and never late on a navigation.
    cssCodeSplit: false,
    // Data URIs would need a wider security policy, and fonts are better cached.
    assetsInlineLimit: 0,
    // The HTML lists a page's scripts itself. For later pages, a list of each import's files would make every first
    // visit 2 kB larger, for one round trip less.
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // A few files, not dozens: what every page needs, what a few pages share, and each page's own.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'shell', tags: ['$initial' as const] },
              // Pages without the calculator need the six inputs and their checks, but not the calculations.
              {
                name: 'inputs',
                test: /core[\\/]src[\\/](?:fields|format|validate|product|handoff|inflation|us[\\/]social-security)\.ts/,
              },
              // The parts of a saved plan, with the icon that its list shares with the landing page.
              {
                name: 'plans',
                test: /lifetime[\\/](?:assumptions|lifetime-inputs)\.ts|src[\\/](?:pending-inputs|api[\\/]plans)\.ts|icons[\\/]arrow-up\./,
              },
              // Sliders, sentences with numbers, and charts, with the calculations that explainers share. The lifetime
              // engine and the tables of yearly figures are for few pages.
              {
                name: 'controls',
                test: /core[\\/]src[\\/](?!lifetime|us|explainers)|view[\\/](?:announcement|number-box|slider-field|chart-f|line-chart|unbroken)|ui[\\/](?:sentence|interactive-sentence|slider-stops)|charts[\\/]age-ticks/,
                minShareCount: 2,
              },
              {
                name: 'calculator',
                test: /calculator[\\/]src[\\/]view|features[\\/]calculator|src[\\/](?:history-state|result-link|use-dollars|ui[\\/](?:dollars|share-actions))/,
                minShareCount: 2,
              },
              {
                name: 'explainers',
                test: /core[\\/]src[\\/]explainers|features[\\/]explainers[\\/](?:explainer|key-numbers)/,
                minShareCount: 2,
              },
              {
                name: 'posts',
                test: /blog[\\/](?:post-card|cover|byline|sample-articles|blog-filters)|api[\\/]posts/,
                minShareCount: 2,
              },
              {
                name: 'forms',
                test: /valibot|react-hook-form|resolvers|[\\/]contract[\\/]/,
                minShareCount: 2,
              },
              { name: 'ark', test: /@ark-ui|@zag-js/, minShareCount: 3 },
              // The lifetime engine with its results and charts, for the outlook, the landing page and saved plans.
              {
                name: 'lifetime',
                test: /us[\\/]us-history|lifetime[\\/]simulate-history|features[\\/]outlook[\\/](?:outlook-results|versions-text|charts[\\/]fan-data)/,
                minShareCount: 2,
              },
            ],
          },
        },
      }),
    },
  },
}));
