import { householdDefaults } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { samplePartner, samplePension } from '../../../../test/example-results.ts';
import { householdNames } from './household-names.ts';

test('each assumption that differs from its default has a short name, and a cash flow its own', () => {
  const household = {
    ...householdDefaults,
    partner: samplePartner(),
    preTaxShare: 100,
    cashFlows: [samplePension],
  };
  expect(householdNames(household)).toEqual(['Partner of 33', 'Taxes', 'Pension']);
  expect(householdNames(householdDefaults)).toEqual([]);
});
