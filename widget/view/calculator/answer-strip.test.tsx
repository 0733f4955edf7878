import { defaultAssumptions, defaultInputs, newPartner, type RetirementAnswer } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AnswerStrip } from './answer-strip.tsx';
import { ChanceDots } from './chance-dots.tsx';

const answer: RetirementAnswer = {
  inputs: { currentAge: 35, retirementAge: 65, currentSavings: 50_000, monthlySavings: 500 },
  assumptions: defaultAssumptions(defaultInputs, { year: 2026 }),
  isRetired: false,
  solution: { value: 69 },
  lastAge: 85,
  chance: 0.8,
  desiredChance: 0.43,
  afterCut: { value: 69 },
  benefit: { claimingAge: 69, monthlyBenefit: 3_000, bridgeYears: 0 },
};

test('screen readers hear the chance once', async () => {
  const { container } = await render(<AnswerStrip answer={answer} action={<a href="/outlook">Why</a>} />);
  expect(container.textContent).toBe(
    'You could stop at 69.You’d like 65: that works in 4 out of 10 futures.Why',
  );
  expect(container.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
});

test.each<[string, Partial<RetirementAnswer>, string]>([
  [
    'another age',
    { afterCut: { value: 71 } },
    'You could stop at 71 if Social Security is cut as today’s law says.',
  ],
  [
    'no age',
    { afterCut: { value: null } },
    'Even 85 is too early to stop if Social Security is cut as today’s law says.',
  ],
  [
    'another chance, once retired',
    { isRetired: true, desiredChance: 0.89, afterCut: { value: null, chance: 0.74 } },
    'Social Security included, taxes left out.Your money lasts in 7 out of 10 futures if Social Security is cut as today’s law says.',
  ],
])('the strip says in a sentence if today’s law gives %s', async (_case, changes, sentence) => {
  const { container } = await render(<AnswerStrip answer={{ ...answer, ...changes }} />);
  expect(container.textContent).toContain(sentence);
});

test('the strip does not mention a cut that changes nothing', async () => {
  const retired = { isRetired: true, desiredChance: 0.89, afterCut: { value: null, chance: 0.85 } };
  const { container, rerender } = await render(<AnswerStrip answer={answer} />);
  expect(container.textContent).not.toContain('cut');
  await rerender(<AnswerStrip answer={{ ...answer, ...retired }} />);
  expect(container.textContent).not.toContain('cut');
});

const twin = { ...newPartner({ currentAge: 32 }), annualIncome: 40_000 };

test.each<[Partial<RetirementAnswer['assumptions']>, string]>([
  [{ partner: twin }, 'You could stop at 69, when your partner is 66.'],
  [
    { partner: { ...twin, annualIncome: 0, retirementAge: 60 } },
    'You could stop at 69, when your partner is 66.',
  ],
  [{ partner: { ...twin, retirementAge: 60 } }, 'You could stop at 69, and your partner at 60.'],
  [{ partner: { ...twin, currentAge: 61, retirementAge: 60 } }, 'You could stop at 69.'],
  [{ partner: twin, firstDeath: 'partner', firstDeathAge: 66 }, 'You could stop at 69.'],
])('the headline of %j names a partner who is alive and still works', async (changes, headline) => {
  const assumptions = { ...answer.assumptions, ...changes };
  const { container } = await render(<AnswerStrip answer={{ ...answer, assumptions }} />);
  expect(container.querySelector('p')?.textContent).toBe(headline);
});

test('the plan of a couple ends with the survivor', async () => {
  const assumptions = { ...answer.assumptions, partner: twin };
  const { container } = await render(<AnswerStrip answer={{ ...answer, assumptions, isRetired: true }} />);
  expect(container.textContent).toContain(
    'Your money lasts until your partner is 95 in 4 out of 10 futures.',
  );
});

test('the desired age can be a control', async () => {
  const screen = await render(
    <AnswerStrip answer={answer} renderDesiredAge={(age) => <button type="button">{age}</button>} />,
  );
  await expect.element(screen.getByRole('button', { name: '65' })).toBeVisible();
});

test.each([
  [0.0999, 0],
  [0.416, 4],
  [0.8, 8],
  [0.99, 9],
  [0.9999, 10],
  [1, 10],
])('a chance of %d fills %d of ten dots', async (chance, filled) => {
  const { container } = await render(<ChanceDots chance={chance} />);
  const dots = [...container.querySelectorAll('circle')];
  expect(dots).toHaveLength(10);
  expect(dots.map((dot) => getComputedStyle(dot).fill !== 'none')).toEqual(
    dots.map((_, index) => index < filled),
  );
});
