import { expect, onTestFinished, test, vi } from 'vitest';
import { runSteps, singleCount } from './run-steps.ts';

test('of steps side by side, two run at once, and each prints its own output when it has ended', async () => {
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  let running = 0;
  const step = (name: string, passes = true) => ({
    name,
    run: async ({ onOutput }: { onOutput?: (text: string) => void }) => {
      onOutput?.(`${name} begins\n`);
      running += 1;
      await vi.waitFor(() => expect(running).toBe(2));
      onOutput?.(`${name} ends\n`);
      return singleCount(passes);
    },
  });
  expect(await runSteps([[step('types'), step('lint', false)]])).toBe(1);
  expect(printed.toSorted()).toEqual([
    '\n── lint\nlint begins\nlint ends\n',
    '\n── types\ntypes begins\ntypes ends\n',
  ]);
});
