import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const MESSAGE_LISTENER = /addEventListener\(\s*['"`]message['"`]|\bonmessage\b/;

/** The page for frames receives the kind of page around it, and nothing about the reader. */
const ALLOWED = ['connect-parent-page.ts'];

test.each(['site/src', 'calculator/src', 'core/src'])(
  'no other file in %s listens to messages of other windows',
  async (folder) => {
    const files = (await readdir(join(ROOT, folder), { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !ALLOWED.includes(file),
    );
    expect(files.length).toBeGreaterThan(10);
    const listening = files.filter((file) =>
      MESSAGE_LISTENER.test(readFileSync(join(ROOT, folder, file), 'utf8')),
    );
    expect(listening).toEqual([]);
  },
);
