import { expect, test } from 'vitest';
import { resultsWith, samplePartner } from '../../../../test/example-results.ts';
import { retirementNotes } from './retirement-notes.ts';

/** The notes of a visitor of 35 who dies at 60, and would like to stop then. */
const notesWith = (changes: Parameters<typeof samplePartner>[0]) =>
  retirementNotes(
    resultsWith({
      partner: samplePartner(changes),
      firstDeath: 'self',
      firstDeathAge: 60,
      retirementAge: 60,
      choice: 'desired',
    }),
  ).join(' ');

test('a partner who stops at the visitor’s death can be given another age', () => {
  expect(notesWith({})).toContain(
    'your partner stops working at your death at 60. To let your partner work on',
  );
});

test('a partner without pay, or with an age of their own, does not stop at the visitor’s death', () => {
  expect(notesWith({ annualIncome: 0 })).not.toContain('at your death');
  expect(notesWith({ retirementAge: 65 })).not.toContain('at your death');
});
