import {
  benefitCases,
  couplesTaxCases,
  formatDollars,
  historyCases,
  simulationCase,
  survivorShareCases,
} from '@whenabouts/core';
import { expect, test } from 'vitest';
import { renderMarkup } from '../../../test/render-markup.ts';

test('“How we calculate” states its limits and the cases that the tests of the engine check', async () => {
  const page = await renderMarkup('/how-we-calculate');
  expect(page.first('h1').text).toBe('How we calculate');
  expect(page.byId('limits').text).toContain('One person or two.');
  const rowsOf = (caption: RegExp) => page.captioned(caption).all('tr');
  const benefits = rowsOf(/^Benefit by claiming age/);
  for (const [index, [, dollars]] of benefitCases.benefits.entries()) {
    expect(benefits[index + 1]?.text).toContain(formatDollars(dollars));
  }
  const history = rowsOf(/^Retirements of 30 years/);
  for (const [index, { lasted, failing = [] }] of historyCases.results.entries()) {
    expect(history[index + 1]?.text).toContain(`${lasted} of 68`);
    expect(history[index + 1]?.text).toContain(failing.join(', '));
  }
  const shares = rowsOf(/^Share of the other’s benefit/);
  for (const [index, [age, percent]] of survivorShareCases.entries()) {
    expect(shares[index + 1]?.text).toMatch(new RegExp(`^${age}.*${percent}%$`));
  }
  expect(shares.at(-1)?.text).toBe('6750%100%');
  const returns = rowsOf(/^Growth of savings in a year/);
  expect(returns.slice(1).map(({ text }) => text)).toEqual(['5%5.12%5%', '7%7.23%7%', '9%9.38%9%']);
  const taxes = rowsOf(/^Federal income tax of a couple/);
  for (const [index, { tax }] of couplesTaxCases.entries()) {
    expect(taxes[index + 1]?.text).toContain(formatDollars(tax));
  }
  expect(page.byId('taxes').text).toContain('$25,000 and $34,000 for one person');
  const cases = page.byId('cases').text;
  expect(cases).toContain(formatDollars(simulationCase.bands[0].expected[2]));
  expect(cases).toContain('61.1 of 100');
});
