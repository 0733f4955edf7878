import { cpSync } from 'node:fs';
import path from 'node:path';

/** The files of the embed that pages load by version, and its checksums. */
const EMBED = [
  'calculator.js',
  'result-details.js',
  'es.js',
  'household.js',
  'outlook.js',
  'saving.js',
  'four-percent.js',
  'allocation.js',
  'social-security.js',
  'traditional-roth.js',
  'licenses.txt',
  'manifest.json',
];

/** Copies the files of the embed's build, with the names that `calculator/published` has for earlier versions. */
export function copyEmbed(folder: string): void {
  for (const file of EMBED) cpSync(path.join('calculator/dist', file), path.join(folder, file));
}
