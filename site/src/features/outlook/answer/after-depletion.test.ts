import { expect, test } from 'vitest';
import { resultsWith, samplePartner, samplePension } from '../../../../test/example-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { type AfterDepletion, afterDepletion, afterDepletionSentence } from './after-depletion.ts';

type Changes = Parameters<typeof resultsWith>[0];

const sentence = (changes: Changes = {}) => {
  const results = resultsWith(changes);
  return afterDepletionSentence(results, afterDepletion(results) as AfterDepletion);
};

test('the sentence says what Social Security pays where money runs out, and when half of these futures do', () => {
  expect(sentence()).toMatch(
    /^If your money runs out after you stop at 69, Social Security still pays 68% of your spending. Half of the time, that happens at 8\d or later\.$/,
  );
});

test('half or more of the futures that run out do so at the age or later', () => {
  const results = resultsWith({ retirementAge: 65, choice: 'desired' });
  const age = Number(/at (\d+) or later/.exec(sentence({ retirementAge: 65, choice: 'desired' }))?.[1]);
  const { plan } = results.charted;
  const shortAges = Array.from({ length: siteSimulator().runs }, (_, run) =>
    siteSimulator()
      .replayRun(plan, run)
      .shortfalls.findIndex((dollars) => dollars > 0),
  )
    .filter((year) => year >= 0)
    .map((year) => 35 + year)
    .sort((a, b) => a - b);
  expect(age).toBe(shortAges[Math.ceil(shortAges.length / 2) - 1]);
});

test('a benefit that falls later is named with its least share, and one that starts later with its age', () => {
  const cut = { fromYear: 2083, percentPaid: 50 };
  expect(sentence({ benefitCut: cut })).toContain('still pays at least 34% of your spending.');
  const early = { retirementAge: 50, choice: 'desired', currentSavings: 100_000 } as const;
  expect(sentence(early)).toMatch(/Social Security still pays 35% of your spending from 62 on\. Half/);
  expect(sentence({ knownBenefit: 0 })).toContain('Social Security pays for none of your spending.');
});

test('a pension counts with Social Security, from when on something pays in every year', () => {
  const cashFlows = [samplePension];
  // A pension of $500 is 11% of a spending of $4,430.
  expect(sentence({ cashFlows, retirementAge: 69, choice: 'desired' })).toContain(
    'Social Security and other income still pay 79% of your spending.',
  );
  expect(sentence({ cashFlows, knownBenefit: 0 })).toContain('other income still pays 11% of your spending.');
  const early = { retirementAge: 50, choice: 'desired', currentSavings: 100_000 } as const;
  const brief = { ...samplePension, fromAge: 52, toAge: 58 };
  expect(sentence({ ...early, cashFlows: [brief] })).toMatch(
    /, Social Security still pays \d\d% of your spending from 62 on\. Half/,
  );
});

test('after the death of the visitor, the age is the partner’s', () => {
  const partner = samplePartner({ currentAge: 25, annualIncome: 0 });
  const changes = { partner, firstDeathAge: 70, retirementAge: 65, choice: 'desired' } as const;
  expect(sentence(changes)).toMatch(
    /% of your partner’s spending\. Half of the time, that happens when your partner is \d+ or older\.$/,
  );
});

test('after the death of the visitor, benefits that start later do so at an age of the partner', () => {
  const partner = samplePartner({ currentAge: 33, annualIncome: 40_000 });
  const changes = { partner, firstDeathAge: 50, retirementAge: 49, choice: 'desired' } as const;
  expect(sentence(changes)).toMatch(/% of your partner’s spending once your partner is 60\. Half/);
});

test('a plan that hardly ever fails has no sentence', () => {
  expect(afterDepletion(resultsWith({ currentSavings: 1_000_000, choice: 'desired' }))).toBeNull();
});
