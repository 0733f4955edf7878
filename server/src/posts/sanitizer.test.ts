import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSanitizer } from './content.ts';

const SITE = { origin: 'https://plans.example.org', isLocal: false };
/** Deep enough to keep the thread busy for very much longer than it may take. */
const ENDLESS = '<div>'.repeat(400_000);

test('sanitizes concurrent texts independently', async () => {
  const sanitize = createSanitizer(SITE);
  const texts = Array.from({ length: 20 }, (_, n) => `<p>${n}</p>`);
  expect(await Promise.all(texts.map((text) => sanitize(`${text}<script>x</script>`)))).toEqual(texts);
});

test('a text that times out is rejected, and queued texts are not', async () => {
  const sanitize = createSanitizer(SITE);
  const [endless, ...others] = await Promise.allSettled([
    sanitize(ENDLESS),
    sanitize('<p onclick=x>a</p>'),
    sanitize('<p>b</p>'),
  ]);
  expect(endless).toMatchObject({ status: 'rejected', reason: new Error('the sanitizer timed out') });
  expect(others).toEqual([
    { status: 'fulfilled', value: '<p>a</p>' },
    { status: 'fulfilled', value: '<p>b</p>' },
  ]);
});

test('texts of several servers share one worker thread, even some time apart', async () => {
  await createSanitizer(SITE)('<p>a</p>');
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  await pause(50);
  await createSanitizer(SITE)('<p>b</p>');
  process.off('worker', count);
  expect(threads).toBe(0);
});

test('the worker thread does not keep the process alive', () => {
  const file = fileURLToPath(new URL('./content.ts', import.meta.url));
  const script = `
    const { createSanitizer } = await import(${JSON.stringify(file)});
    console.log(await createSanitizer(${JSON.stringify(SITE)})('<b>a</b>'));`;
  const args = ['--conditions=source', '--input-type=module', '-e', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 });
  expect([stderr, stdout, status]).toEqual(['', '<strong>a</strong>\n', 0]);
});
