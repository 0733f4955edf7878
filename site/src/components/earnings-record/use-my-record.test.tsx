import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { expectText } from '../../../test/page-actions.ts';
import { renderComponent } from '../../../test/render-page.tsx';
import type { PlanAmounts, RecordPerson } from './record-outcome.ts';
import { UseMyRecord } from './use-my-record.tsx';

const dialog = page.getByRole('dialog');
const text = dialog.getByLabelText('Or paste the table, or type each year');
const file = dialog.getByLabelText('Choose the XML file, or drop it here');
const next = dialog.getByRole('button', { name: 'Next' });
const result = dialog.getByRole('region', { name: 'The benefit' });

const years = Array.from({ length: 30 }, (_, index) => `${1996 + index} 50,000`).join('\n');

async function openDialog(person: Partial<RecordPerson> = {}) {
  const used: PlanAmounts[] = [];
  await renderComponent(
    <UseMyRecord
      person={{ currentAge: 50, birthYear: 1976, hasStopped: false, ...person }}
      pay={60_000}
      stopAge={65}
      onUse={(amounts) => used.push(amounts)}
    />,
  );
  await page.getByRole('button', { name: 'Use my record' }).click();
  await expect.element(dialog).toBeVisible();
  return used;
}

test('a typed record shows its benefit and steps, and hands only the amounts on', async () => {
  const used = await openDialog();
  await expectText(dialog, 'The record stays in this tab. We don’t send or save it.');
  await text.fill(years.split('\n').slice(-12).join('\n'));
  await next.click();
  await expectText(dialog, 'Question 2 of 2');
  await next.click();
  await expect
    .element(dialog.getByRole('heading', { name: 'Monthly benefit at 67, full retirement age' }))
    .toHaveFocus();
  await expectText(result, ' a month for work until 65');
  await expectText(result, 'Stopping at 65 instead of 67 takes away');
  await expectText(result, 'The 35 highest years add up to');
  await expect.element(result.getByRole('rowheader', { name: '62', exact: true })).toBeVisible();
  await result.getByRole('button', { name: /^Use \$/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(used).toHaveLength(1);
  expect(Object.keys(used[0] ?? {}).sort()).toEqual(['benefitIfStopped', 'knownBenefit', 'knownBenefitStop']);
  expect(used[0]?.knownBenefitStop).toBe(65);
});

test('errors appear at their field, and what was typed stays, even after the dialog was closed', async () => {
  await openDialog();
  await next.click();
  await expect.element(text).toHaveAccessibleDescription(/The record is empty/);
  await text.fill('2023 45,123\n2024 47k');
  await next.click();
  await expect.element(text).toHaveAccessibleDescription(/We can’t read “47k” as the earnings of 2024/);
  await expect.element(text).toHaveFocus();
  await userEvent.upload(file, new File(['<html><p>2020 45,000</p></html>'], 'page.xml'));
  await expect.element(file).toHaveAccessibleDescription(/This is a saved web page/);
  await expect.element(text).toHaveValue('2023 45,123\n2024 47k');
  await dialog.getByRole('button', { name: 'Remove the file' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Use my record' }).click();
  await expect.element(text).toHaveValue('2023 45,123\n2024 47k');
});

test('a dropped or chosen file is read at once, and one from before the birth year is not used', async () => {
  await openDialog({ birthYear: 1996, currentAge: 30 });
  await userEvent.upload(file, new File([years], 'record.txt'));
  await expect.element(file).toHaveAccessibleDescription(/begins in 1996, and your birth year is 1996/);
  await userEvent.upload(file, new File(['2024 45,000'], 'record.txt'));
  await next.click();
  await next.click();
  await expectText(result, 'Your record has no earnings for 2025 yet.');
  await expectText(result, 'Each year’s earnings are raised to today’s wages.');
});

test('someone who has stopped is asked for neither pay nor a stop', async () => {
  const used = await openDialog({ hasStopped: true });
  await expectText(dialog, 'We add no pay after the record, because work has stopped.');
  await expect.element(dialog.getByRole('slider')).not.toBeInTheDocument();
  await text.fill(years);
  await next.click();
  await result.getByRole('button', { name: /^Use \$/ }).click();
  expect(used[0]?.knownBenefit).toBe(used[0]?.benefitIfStopped);
});

testScreens({
  'the benefit of a record': async () => {
    await openDialog();
    await text.fill(years);
    for (let step = 0; step < 2; step++) await next.click();
    await expect.element(result).toBeVisible();
  },
});

test('text that is typed while a file is read stays', async () => {
  await openDialog();
  let finish: (content: string) => void = () => {};
  const content = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const read = vi.spyOn(Blob.prototype, 'text').mockReturnValue(content);
  await userEvent.upload(file, new File(['slow'], 'record.txt'));
  await expect.poll(() => read.mock.calls.length).toBe(1);
  await text.fill('2023 45,123');
  finish(years);
  await dialog.getByRole('button', { name: 'Remove the file' }).click();
  await expect.element(text).toHaveValue('2023 45,123');
  read.mockRestore();
});
