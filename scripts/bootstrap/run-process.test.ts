import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

/** A program that counts signals and exits with 40 plus their number half a second after the first. */
const counting = `
  let signals = 0;
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {
    signals += 1;
    setTimeout(() => process.exit(40 + signals), 500);
  });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

const running = (code: string): ChildProcess => {
  const module = new URL('./run-process.mjs', import.meta.url).href;
  const script = `
    import { run } from '${module}';
    process.exitCode = await run(process.execPath, ['--eval', ${JSON.stringify(code)}]);
  `;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

describe('a command in the foreground', () => {
  test('ends with the exit code of its child', async () => {
    expect((await once(running('process.exit(7)'), 'exit'))[0]).toBe(7);
  });

  test('ends as shells do when a signal ended its child', async () => {
    expect((await once(running('process.kill(process.pid, "SIGKILL")'), 'exit'))[0]).toBe(137);
  });

  test('passes a signal on once, although npm repeats it', async () => {
    const parent = running(counting);
    await once(parent.stdout ?? parent, 'data');
    parent.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 50));
    parent.kill('SIGINT');
    expect((await once(parent, 'exit'))[0]).toBe(41);
  });
});
