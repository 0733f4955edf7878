import { expect, test } from 'vitest';
import { answerPlan, planLevers, planLink } from './answer-plan.ts';
import type { PlanOptions } from './plan-options.ts';

const options = {
  year: 2026,
  currentAge: 35,
  currentSavings: 50_000,
  monthlySavings: 500,
  annualIncome: 70_000,
} satisfies PlanOptions;

test('the default visitor gets the answer of the landing page', () => {
  const answer = answerPlan(options);
  expect(answer).toMatchObject({
    age: 69,
    retirementAge: 65,
    isRetired: false,
    lawYear: 2026,
    targetChance: 80,
  });
  expect(answer.text).toContain('You could stop at 69. You’d like 65: that works in 4 out of 10 futures.');
  expect(answer.chances.find(({ age }) => age === 65)?.chance).toBe(answer.chance);
  expect(answer.chanceAfterCut).toBeLessThan(answer.chance);
  expect(answer.leftOut).toContain('federal income tax');
});

test('someone who has retired gets a chance and no age', () => {
  const answer = answerPlan({ ...options, currentAge: 67, retirementAge: 67, currentSavings: 600_000 });
  expect(answer).toMatchObject({ isRetired: true, age: null, ageAfterCut: null, chances: [] });
  expect(answer.text).toMatch(/^Your money lasts to 95 in /);
});

test('each lever that is enough is a plan that reaches the target', () => {
  const levers = planLevers(options);
  expect(levers.map(({ name }) => name)).toEqual(['work', 'save', 'spend', 'claim']);
  for (const { plan, text } of levers) {
    expect(text).toMatch(/\.$/);
    if (plan) expect(answerPlan(plan).chance).toBeGreaterThanOrEqual(0.8);
  }
});

test('a plan that reaches its target has no levers', () => {
  expect(planLevers({ ...options, retirementAge: 75 })).toEqual([]);
});

test('the link opens the plan on the outlook of a site', () => {
  expect(planLink(options, 'https://a.example')).toMatch(
    /^https:\/\/a\.example\/outlook#plan=35\.65\.50000\.500\.70000\.7&assume=/,
  );
  expect(planLink(options, 'https://a.example/')).toBe(planLink(options, 'https://a.example'));
});
