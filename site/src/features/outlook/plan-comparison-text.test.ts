import { defaultInputs } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { describeSavings } from './plan-comparison-text.ts';

const plan = (name: string, changes: Partial<Plan>): Plan => ({
  id: 1,
  version: 1,
  name,
  ...defaultInputs,
  assumptions: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const first = plan('By the sea', {});

test('savings are compared in today’s dollars, although the other plan has more future dollars', () => {
  // $1,324,783 and $1,015,810 in future dollars.
  expect(describeSavings(plan('Late', { retirementAge: 70 }), first)).toMatch(
    /^Its savings reach \$6\d\d,000 in today’s dollars at 70, \$1\d\d,000 more than “By the sea” at 65\.$/,
  );
  expect(describeSavings(plan('Less', { monthlySavings: 400 }), first)).toBe(
    'Its savings reach $426,000 in today’s dollars at 65, $58,000 less than “By the sea” at 65.',
  );
});

test('equal savings are called equal', () => {
  expect(describeSavings(first, first)).toContain('at 65, as much as “By the sea” at 65.');
});
