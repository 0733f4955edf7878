import { expect, onTestFinished, test, vi } from 'vitest';
import { answerOfDraft } from '../../../site/src/features/outlook/outlook-results.ts';
import { initialDraft } from '../../../site/src/numbers/plan-draft.ts';

test('the program written from the readme of the package prints the age of the outlook', async () => {
  const { argv } = process;
  onTestFinished(() => {
    process.argv = argv;
    vi.restoreAllMocks();
  });
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  process.argv = ['node', 'stop-age.js', '52', '310000', '1200', '88000'];
  await import('../../../examples/engine/stop-age.js' as string);
  const inputs = {
    ...initialDraft.inputs,
    currentAge: 52,
    currentSavings: 310_000,
    monthlySavings: 1_200,
    annualIncome: 88_000,
  };
  const outlook = answerOfDraft({ ...initialDraft, inputs }, new Date().getFullYear());
  expect(print.mock.calls[0]?.[0]).toMatch(new RegExp(`^You could stop at ${outlook.solution.value}\\.`));
  expect(print.mock.calls.at(-1)?.[0]).toMatch(/\/outlook#plan=52\.65\.310000\.1200\.88000\.7&/);
});
