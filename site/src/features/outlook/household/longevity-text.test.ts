import { chanceToReach } from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { longevitySentence, shareInWords } from './longevity-text.ts';
import { newPartner } from './partner.ts';

describe('the sentence about longevity', () => {
  const results = resultsWith();
  const { inputs, assumptions } = results;
  const sentenceFor = (currentAge: number, planAge: number, partnerAge?: number) =>
    longevitySentence({
      ...results,
      inputs: { ...inputs, currentAge },
      assumptions: {
        ...assumptions,
        planAge,
        partner: partnerAge === undefined ? null : { ...newPartner(inputs), currentAge: partnerAge },
      },
    });

  test.each([
    [[35, 95], '1 in 10 people of 35 live past 95.'],
    [[35, 110], 'Fewer than 1 in 100 people of 35 live past 110.'],
    [[74, 75], 'More than 9 in 10 people of 74 live past 75.'],
    [
      [35, 95, 35],
      '1 in 10 people of 35 live past 95; for a couple of 35 and 35, the chance is 1 in 5 that at least one does.',
    ],
    [[35, 80, 85], '3 in 5 people of 35 live past 80.'],
  ] as const)('is right for the ages %j', ([currentAge, planAge, partnerAge], sentence) => {
    expect(sentenceFor(currentAge, planAge, partnerAge)).toBe(sentence);
  });

  test('names a fraction within 16% of the share, for every age and plan age', () => {
    for (let age = 18; age <= 95; age++) {
      for (let reach = Math.max(75, age + 1); reach <= 110; reach++) {
        for (const partnerAge of [undefined, 18, 60, 94]) {
          const share = chanceToReach({ age, reach, ...(partnerAge !== undefined && { partnerAge }) });
          const words = shareInWords(share);
          const [, count, of] = /(\d+) in (\d+)$/.exec(words) ?? [];
          const named = Number(count) / Number(of);
          if (words.startsWith('fewer')) expect(share).toBeLessThan(named);
          else if (words.startsWith('more')) expect(share).toBeGreaterThan(named);
          else expect(Math.abs(Math.log(named / share))).toBeLessThan(Math.log(1.16));
        }
      }
    }
  });
});
