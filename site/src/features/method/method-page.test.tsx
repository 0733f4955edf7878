import {
  benefitCases,
  couplesTaxCases,
  formatDollars,
  historyCases,
  simulationCase,
  survivorShareCases,
} from '@whenabouts/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../test/render-page.tsx';

test('“How we calculate” states its limits and the cases that the tests of the engine check', async () => {
  await renderPage('/how-we-calculate');
  await expect.element(page.getByRole('heading', { level: 1, name: 'How we calculate' })).toBeVisible();
  expect(document.getElementById('limits')?.textContent).toContain('One person or two.');
  const rowsOf = (name: RegExp) => page.getByRole('table', { name }).getByRole('row').elements();
  const benefits = rowsOf(/^Benefit by claiming age/);
  for (const [index, [, dollars]] of benefitCases.benefits.entries()) {
    expect(benefits[index + 1]?.textContent).toContain(formatDollars(dollars));
  }
  const history = rowsOf(/^Retirements of 30 years/);
  for (const [index, { lasted, failing = [] }] of historyCases.results.entries()) {
    expect(history[index + 1]?.textContent).toContain(`${lasted} of 68`);
    expect(history[index + 1]?.textContent).toContain(failing.join(', '));
  }
  const shares = rowsOf(/^Share of the other’s benefit/);
  for (const [index, [age, percent]] of survivorShareCases.entries()) {
    expect(shares[index + 1]?.textContent).toMatch(new RegExp(`^${age}.*${percent}%$`));
  }
  expect(shares.at(-1)?.textContent).toBe('6750%100%');
  const taxes = rowsOf(/^Federal income tax of a couple/);
  for (const [index, { tax }] of couplesTaxCases.entries()) {
    expect(taxes[index + 1]?.textContent).toContain(formatDollars(tax));
  }
  expect(document.getElementById('taxes')?.textContent).toContain('$25,000 and $34,000 for one person');
  const cases = document.getElementById('cases')?.textContent;
  expect(cases).toContain(formatDollars(simulationCase.bands[0].expected[2]));
  expect(cases).toContain('61.1 of 100');
});
