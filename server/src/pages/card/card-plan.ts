import { type PlanOptions, planLink, readPlan } from '@whenabouts/core';
import { escapeMarkup } from '../../../contract/escape-markup.ts';
import { HttpError } from '../../http/http-error.ts';

/** The numbers in the query of a card, by the names of the command's flags. */
const names = {
  age: 'currentAge',
  stop: 'retirementAge',
  saved: 'currentSavings',
  monthly: 'monthlySavings',
  income: 'annualIncome',
  return: 'expectedReturn',
} as const;

const NUMBER = /^\d{1,8}(?:\.\d{1,2})?$/;

/**
 * Reads the plan of a card from a query. Other names are ignored.
 *
 * @throws {HttpError} `invalid` if a number is missing or out of range.
 */
export function cardPlan(query: URLSearchParams, year: number): PlanOptions {
  const numbers: Record<string, number> = {};
  for (const [flag, name] of Object.entries(names)) {
    const text = query.get(flag);
    if (text === null) continue;
    if (!NUMBER.test(text)) throw new HttpError('invalid', { message: `${flag} must be a number.` });
    numbers[name] = Number(text);
  }
  const plan = { ...numbers, year } as PlanOptions;
  try {
    readPlan(plan);
    return plan;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    const [flag, name] = Object.entries(names).find(([, name]) => error.message.startsWith(name)) ?? ['', ''];
    throw new HttpError('invalid', { message: `${error.message.replace(name, flag)}.` });
  }
}

/** Returns the query that draws the same card, in one spelling: the caches use it. */
export function cardQuery(plan: PlanOptions): string {
  const given = Object.entries(names).flatMap(([flag, name]): [string, string][] =>
    plan[name] === undefined ? [] : [[flag, String(plan[name])]],
  );
  return new URLSearchParams(given).toString();
}

/** Returns the HTML of a card for a newsletter, with styles that email programs support. */
export function cardHtml(origin: string, plan: PlanOptions, alt: string, date: string): string {
  const link = escapeMarkup(planLink(plan, origin));
  const image = escapeMarkup(`${origin}/card.png?${cardQuery(plan)}`);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
  <tr>
    <td>
      <a href="${link}"><img src="${image}" width="600" height="315" alt="${escapeMarkup(alt)}" style="display:block;width:100%;height:auto;border:0"></a>
    </td>
  </tr>
  <tr>
    <td style="padding:12px 0;font-family:sans-serif;font-size:16px;line-height:24px">
      <a href="${link}">When could you stop? Open this example with your own numbers.</a>
      Calculated on ${escapeMarkup(date)}. An estimate, not advice.
    </td>
  </tr>
</table>
`;
}
