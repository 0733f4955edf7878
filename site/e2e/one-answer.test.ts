// Every place that prints an age, a chance, savings or income shows the same numbers: docs/architecture.md lists them.
// site/src/features/outlook/one-answer.test.ts compares the answers of other visitors.
import { readFile } from 'node:fs/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addPlan } from './members.ts';
import { open } from './page-actions.ts';

const VALUES = [35, 65, 50_000, 500, 70_000, 7];

const NAMES = [
  'currentAge',
  'retirementAge',
  'currentSavings',
  'monthlySavings',
  'annualIncome',
  'expectedReturn',
] as const;

interface Answer {
  /** The sentence "You could stop at 69." */
  headline: string;
  /** The chance of the age that the visitor would like: "4 out of 10". */
  chance: string;
}

/** Reads the answer strip of a page or frame. */
async function answerIn(place: Page | FrameLocator | Locator): Promise<Answer> {
  const [headline, details] = [0, 1].map((index) => place.locator('[data-part="answer"] > p').nth(index));
  await expect(details as Locator).toContainText('works in');
  const text = (await (details as Locator).textContent()) ?? '';
  return {
    headline: (await (headline as Locator).textContent()) ?? '',
    chance: /works in ([^.]+) futures\.$/.exec(text)?.[1] ?? text,
  };
}

/** Reads the sentences of the outlook, whose headline is the second half of one. */
async function answerOfOutlook(page: Page): Promise<Answer> {
  const headline = await page.getByRole('heading', { level: 2, name: /could stop/ }).textContent();
  const details = (await page.getByText(/^You’d like/).textContent()) ?? '';
  return {
    headline: (headline ?? '').replace(/^y/, 'Y'),
    chance: /works in ([^.]+) futures\./.exec(details)?.[1] ?? details,
  };
}

/** Reads the sentence with the savings and the income at the age that the visitor would like. */
const amountsIn = (place: Page | FrameLocator) => place.locator('[data-part="sentence"]').textContent();

/** Returns the age of an answer. */
const ageOf = (text: string) => /could stop at (\d+)/.exec(text)?.[1];

test('a visitor reads the same age, chance, savings and income everywhere', async ({ page, member }) => {
  expect(member.email).toContain('@');
  const fragment = `#plan=${VALUES.join('.')}`;

  await open(page, `/${fragment}`);
  const answer = await answerIn(page.getByRole('region', { name: 'Your Retirement Outlook' }));
  const amounts = (await amountsIn(page)) ?? '';
  expect(await readFile('README.md', 'utf8'), 'npm run screenshots').toContain(
    `![${amounts.replaceAll('\u2060', '')}](docs/screenshot.png)`,
  );
  const income = await page.locator('[data-part="income"]').textContent();
  const hero = page.getByRole('region', { name: 'When can you stop working?' });
  await expect(hero).toContainText(
    `If you stop at ${VALUES[1]} instead, your money lasts in ${answer.chance} futures.`,
  );
  expect(ageOf((await hero.textContent()) ?? ''), 'age in the hero').toBe(ageOf(answer.headline));

  await open(page, `/outlook${fragment}`);
  await expect.poll(() => answerOfOutlook(page), { message: 'outlook' }).toEqual(answer);
  const age = ageOf(answer.headline);
  await expect(page.getByRole('region', { name: 'Save and share' })).toContainText(
    `Stop at ${age} · ${VALUES[1]} works in ${answer.chance} futures`,
  );

  const query = new URLSearchParams(
    NAMES.map((input, index) => [
      input.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      `${VALUES[index]}`,
    ]),
  );
  await page.goto(`/widget/frame?outlook=true&${query}`);
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  expect(await answerIn(page), 'embed').toEqual(answer);
  expect(await amountsIn(page), 'amounts in the embed').toBe(amounts);

  const inputs = Object.fromEntries(NAMES.map((input, index) => [input, VALUES[index]]));
  const plan = await addPlan(page.request, { name: 'Same numbers', ...inputs });
  await open(page, `/view-plan/${plan.id}`);
  expect(await answerIn(page), 'saved plan').toEqual(answer);
  expect(await amountsIn(page), 'amounts of the saved plan').toBe(amounts);
  await expect(page.locator('[data-part="income"]')).toHaveText(income ?? '');
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `You could stop at ${age}. Stopping at ${VALUES[1]} worked in ${answer.chance} futures.`,
  );

  await open(page, '/my-plans');
  const row = page.getByRole('row', { name: 'Same numbers' });
  const chance = answer.chance.replace(' out of ', ' of ');
  await expect(row).toContainText(new RegExp(`You’d like ${VALUES[1]}: ?works in ${chance}`));
  await expect(row).toContainText(`${age}You’d like`);
  for (const amount of amounts.matchAll(/\$[\d,]+(?= in today’s dollars| a month\.$)/g)) {
    await expect(row).toContainText(amount[0]);
  }
});
