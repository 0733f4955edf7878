import { withChanges } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { sampleMortgage } from '../../../test/example-results.ts';
import { initialDraft } from '../../numbers/plan-draft.ts';
import { simulateOutcomes } from './included/alternatives.ts';
import { outlookMarkdown } from './outlook-markdown.ts';
import { answerOfDraft, outlookResults } from './outlook-results.ts';

const YEAR = 2026;
const link = 'https://whenabouts.example/outlook#plan=35.65';
const markdownOf = (draft = initialDraft) =>
  outlookMarkdown({
    results: outlookResults(answerOfDraft(draft, YEAR)),
    outcomes: simulateOutcomes(draft, YEAR),
    link,
    date: 'November 29, 2026',
  });

test('an outlook as text has its answer, numbers, what it leaves out, chances and link', () => {
  const text = markdownOf();
  expect(text.match(/^#.*/gm)).toEqual([
    '# When can you stop working?',
    '## Numbers',
    '## What this leaves out',
    '## Next steps',
    '## Chance by age',
  ]);
  expect(text).toMatch(
    /^\*\*At 35, earning .*, you could stop at 69\.\*\* At 69, your money lasts to 95 .* You’d like 65: /m,
  );
  expect(text).toContain('\n- Annual Income: $70,000\n');
  expect(text).toContain('\n- Inflation (%): 2.5\n');
  expect(text).toContain('\n- Birth Year: 1991\n');
  expect(text).toMatch(/^- If Congress does nothing, .*: 71 instead of 69\.$/m);
  expect(text).toMatch(
    /^- If you had to stop at 60, you could spend \$[\d,]+ a month in today’s dollars, \d+% of what you planned, /m,
  );
  expect(text).toMatch(/^- Use your employer’s match: you could stop about [\w ]+ earlier\.$/m);
  expect(text).toMatch(/^\| 68 \| 7 of 10 \|\n\| 69 \| 8 of 10 \|$/m);
  expect(text.endsWith(`[Open this plan](${link})\n`)).toBe(true);
  expect(text).not.toMatch(/[\u2060\u00a0]|undefined|NaN|Survivor/);
});

test('an outlook as text names what it includes, and escapes names that look like formatting', () => {
  const income = {
    kind: 'income',
    name: '<b>*Pension*</b> [x](y)',
    amount: 500,
    every: 'month',
    fromAge: 67,
    toAge: null,
    risesWithPrices: true,
  } as const;
  const text = markdownOf(withChanges(initialDraft, { cashFlows: [income], preTaxShare: 100 }));
  expect(text).toContain(String.raw`\<b\>\*Pension\*\</b\> \[x\](y)`);
  expect(text).toContain('## This answer includes');
  expect(text).toContain('- Share in a 401(k) or Traditional IRA (%): 100');
});

test('an outlook as text says what is left of the spending once a cost in it has ended', () => {
  const changes = { monthlySpending: 6_000, cashFlows: [sampleMortgage] };
  expect(markdownOf(withChanges(initialDraft, changes))).toContain(
    '\n- Monthly Spending in Retirement: $4,400, after $1,600 of today’s $6,000 has ended\n',
  );
  const later = { monthlySpending: 6_000, cashFlows: [{ ...sampleMortgage, toAge: 80 }] };
  const text = ' You spend $4,400 a month from 80 on, in today’s dollars, as costs of today end.';
  const markdown = markdownOf(withChanges(initialDraft, later));
  expect(markdown).toContain(`\n- Monthly Spending in Retirement: $6,000.${text}\n`);
  expect(markdown.split(text)).toHaveLength(3);
});

test('an outlook of someone retired as text has no ages to stop at', () => {
  const retired = {
    ...initialDraft,
    isRetired: true,
    inputs: { ...initialDraft.inputs, currentAge: 68, retirementAge: 68 },
  };
  expect(markdownOf(retired)).not.toContain('Stop at');
});
