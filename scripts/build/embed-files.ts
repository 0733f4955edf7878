import { cpSync } from 'node:fs';
import path from 'node:path';
import { filesWithStatedSize } from '../../widget/src/files.ts';

/** The files of the embed that pages load by version, and its checksums. */
export const versionedFiles: readonly string[] = [
  ...Object.keys(filesWithStatedSize),
  'licenses.txt',
  'manifest.json',
];

/** Copies the files of the embed's build, with the names that `widget/published` has for earlier versions. */
export function copyEmbed(folder: string): void {
  for (const file of [...versionedFiles, 'npm.tgz'])
    cpSync(path.join('widget/dist-embed', file), path.join(folder, file));
}
