import { beforeEach, expect, test, vi } from 'vitest';
import { command } from './command.ts';
import { runSteps, singleCount } from './run-steps.ts';

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
  };
});

test('of parallel steps, two run at once, and each prints its own output when it has ended', async () => {
  let running = 0;
  let most = 0;
  const step = (name: string, passes = true) => ({
    name,
    run: async ({ onOutput }: { onOutput?: (text: string) => void }) => {
      onOutput?.(`${name} begins\n`);
      running += 1;
      most = Math.max(most, running);
      await vi.waitFor(() => expect(most).toBe(2));
      running -= 1;
      onOutput?.(`${name} ends\n`);
      return singleCount(passes);
    },
  });
  expect(await runSteps([[step('types'), step('lint', false), step('prose')]])).toBe(1);
  expect(printed.toSorted()).toEqual([
    '\n── lint\nlint begins\nlint ends\n',
    '\n── prose\nprose begins\nprose ends\n',
    '\n── types\ntypes begins\ntypes ends\n',
  ]);
});

test('after a signal has ended a command, the step in parallel ends and prints its output, and no other step starts', async () => {
  const prose = vi.fn(async () => singleCount(true));
  const steps = [
    command('lint', ['sh', '-c', 'echo one fault; kill -KILL $$']),
    {
      name: 'types',
      run: async () => {
        await vi.waitFor(() => expect(printed).toHaveLength(1));
        return singleCount(true);
      },
    },
    { name: 'prose', run: prose },
  ];
  expect(await runSteps([steps, { name: 'unit tests', run: prose }])).toBe(137);
  expect(printed).toEqual(['\n── lint\none fault\nThe command was ended by signal 9.\n', '\n── types\n']);
  expect(prose).not.toHaveBeenCalled();
});

test('a step cannot need a step that has not ended before it starts', async () => {
  const pass = async () => singleCount(true);
  const steps = [
    { name: 'build', run: pass },
    { name: 'page size', needs: ['build'], run: pass },
  ];
  expect(await runSteps(steps)).toBe(0);
  await expect(runSteps([steps])).rejects.toThrow('page size needs build, which is not a step before it.');
});
