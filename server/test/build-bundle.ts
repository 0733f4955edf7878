// Bundles the files that tests start as processes into the folder of the first argument: see process-entries.ts.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { entries } from './process-entries.ts';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** Lets each module find the files next to its source. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? null
      : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

await build({
  configFile: false,
  root: SERVER,
  logLevel: 'error',
  plugins: [sourceUrls],
  ssr: {
    noExternal: true,
    // These packages load files from their folders.
    external: ['sharp', '@node-rs/argon2', 'tinypool', 'pino'],
    resolve: { conditions: ['source', 'node', 'import', 'default'] },
  },
  build: {
    ssr: true,
    outDir: process.argv[2] ?? '',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(SERVER, file)])),
      // Packages declare that their modules have no side effects, and these entries have.
      treeshake: false,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
