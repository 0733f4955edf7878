import { newPartner, type Partner } from '@whenabouts/core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testScreens } from '../../../../test/accessible-screen.ts';
import { renderComponent } from '../../../../test/render-page.tsx';
import { completePlan, initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { Page } from '../../../ui/page.tsx';
import { withPartner } from '../household/partner.ts';
import { outlookAnswer } from '../outlook-results.ts';
import { noBirthdays } from './birthdays.ts';
import { DatesPart } from './dates-part.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 29, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

function Dates({ draft }: { draft: PlanDraft }) {
  const [birthdays, setBirthdays] = useState(noBirthdays);
  const { isRetired } = draft;
  const results = outlookAnswer({ ...completePlan(draft, 2026), isRetired, choice: 'desired' });
  return (
    <Page>
      <h1>Dates</h1>
      <DatesPart results={results} birthdays={birthdays} setBirthdays={setBirthdays} />
    </Page>
  );
}

const show = (inputs: Partial<PlanDraft['inputs']>, partner?: Partial<Partner>) => {
  const alone = { ...initialDraft, inputs: { ...initialDraft.inputs, ...inputs } };
  return renderComponent(
    <Dates draft={partner ? withPartner(alone, newPartner(alone.inputs), partner) : alone} />,
  );
};

const choose = async (legend: string, month: string, day: string) => {
  const group = page.getByRole('group', { name: legend, exact: true });
  await userEvent.selectOptions(group.getByLabelText('Month'), month);
  await userEvent.selectOptions(group.getByLabelText('Day'), day);
};
const rowsOf = (name: string) =>
  page
    .getByRole('list', { name, exact: true })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent?.replaceAll('\u2060', ''));

test('the dates of a visitor of 60 follow from the birthday, and past ones are left out', async () => {
  await show({ currentAge: 60, retirementAge: 65 });
  await choose('Your birthday', 'December', '15');
  expect(rowsOf('Your dates').map((row) => row?.slice(0, 45))).toEqual([
    'January 1, 2025The limit of a 401(k) is highe',
    'January 2028Social Security can beginThe firs',
    'September 1, 2030Enroll in MedicareEnrollment',
    'December 2030Social Security begins, in this ',
    'December 15, 2030Work stops, in this planThe ',
    'December 2032Full retirement ageSocial Securi',
    'December 2035Social Security stops growingWai',
    'April 1, 2041The first required distribution ',
  ]);
});

test('a couple has two birthdays and two lists', async () => {
  await show(
    { currentAge: 52, retirementAge: 62 },
    { currentAge: 58, claimingAge: 62, annualIncome: 40_000 },
  );
  await choose('Your partner’s birthday', 'January', '1');
  expect(rowsOf('Your partner’s dates')).toContainEqual(
    expect.stringMatching(/^January 2030Social Security begins/),
  );
  // The partner stops in the same year, ten years from now.
  expect(rowsOf('Your partner’s dates')).toContainEqual(expect.stringMatching(/^January 1, 2036Work stops/));
  await expect.element(page.getByRole('list', { name: 'Your dates', exact: true })).not.toBeInTheDocument();
});

test.each([
  ['a day that a month does not have', 52, 'April', '31', 'April has no day 31.'],
  [
    'a leap day at an age that none has',
    52,
    'February',
    '29',
    'Someone who is 52 was not born on February 29. Please check the age.',
  ],
  ['an age after all dates', 82, 'May', '4', 'All of these dates are past at 82.'],
])('%s is an error at the day', async (_, currentAge, month, day, error) => {
  await show({ currentAge, retirementAge: currentAge + 1 });
  await choose('Your birthday', month, day);
  await expect.element(page.getByLabelText('Day')).toHaveAccessibleDescription(error);
  await expect
    .element(page.getByRole('button', { name: 'Download for your calendar' }))
    .not.toBeInTheDocument();
});

test('the calendar file has the dates of both partners from today on', async () => {
  await show({ currentAge: 61 }, { currentAge: 50 });
  await choose('Your birthday', 'June', '1');
  await choose('Your partner’s birthday', 'June', '2');
  const created = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Download for your calendar' }).click();
  const file = await (created.mock.calls.flat() as Blob[])[0]?.text();
  created.mockRestore();
  expect(rowsOf('Your dates')[0]).toMatch(/^January 1, 2025/);
  const count = rowsOf('Your dates').length - 1 + rowsOf('Your partner’s dates').length;
  expect(file?.match(/^BEGIN:VEVENT/gm)).toHaveLength(count);
  expect(file).toContain('SUMMARY:Your partner: Enroll in Medicare');
});

testScreens({
  'the dates of a couple': async () => {
    await show({ currentAge: 60 }, { currentAge: 58, retirementAge: 67, claimingAge: 70 });
    await choose('Your birthday', 'December', '15');
    await choose('Your partner’s birthday', 'September', '30');
  },
});
