import { cpSync } from 'node:fs';
import path from 'node:path';

/** The scripts that the embed's script loads on demand, with the module in `widget/` that each is built from. */
export const scriptsOnDemand = {
  'result-details.js': 'src/entries/result-details.tsx',
  'outlook.js': 'src/entries/outlook.tsx',
  // Loaded by outlook.js.
  'household.js': 'src/entries/household.tsx',
  'es.js': 'src/entries/es.ts',
  'saving.js': 'src/entries/saving.ts',
  'four-percent.js': 'src/entries/four-percent.tsx',
  'allocation.js': 'src/entries/allocation.tsx',
  'social-security.js': 'src/entries/social-security.tsx',
  'traditional-roth.js': 'src/entries/traditional-roth.tsx',
} as const;

/** The files of the embed that pages load by version, and its checksums. */
export const versionedFiles: readonly string[] = [
  'calculator.js',
  ...Object.keys(scriptsOnDemand),
  'licenses.txt',
  'manifest.json',
];

/** Copies the files of the embed's build, with the names that `widget/published` has for earlier versions. */
export function copyEmbed(folder: string): void {
  for (const file of [...versionedFiles, 'npm.tgz'])
    cpSync(path.join('widget/dist-embed', file), path.join(folder, file));
}
