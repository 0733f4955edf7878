import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { validLifetimes } from '../../test/valid-lifetimes.ts';
import { householdDefaults } from './assumptions.ts';
import { buildLifetimePlan } from './build-plan.ts';
import { planSocialSecurity } from './plan-social-security.ts';
import { buildSinglePlan, planSingleBenefit } from './single-plan.ts';

test('the plan of one person has the same digits as the plan of a household without other additions than a cut', () => {
  fc.assert(
    fc.property(validLifetimes, ([inputs, assumptions]) => {
      const { benefitCut } = assumptions;
      expect(buildSinglePlan(inputs, { ...assumptions, ...householdDefaults, benefitCut })).toEqual(
        buildLifetimePlan(inputs, { ...assumptions, ...householdDefaults, benefitCut }),
      );
      const single = { ...assumptions, ...householdDefaults };
      expect(buildSinglePlan(inputs, single)).toEqual(buildLifetimePlan(inputs, single));
      const benefit = planSingleBenefit(inputs, single);
      expect(planSocialSecurity(inputs, single)).toEqual({ ...benefit, laterCut: null });
    }),
    { numRuns: propertyRuns(50) },
  );
});
