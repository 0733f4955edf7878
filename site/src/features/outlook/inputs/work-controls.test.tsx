import { defaultInputs, newPartner } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { amountBox, typeAmount } from '../../../../test/number-fields.ts';
import { expectText } from '../../../../test/page-actions.ts';
import { renderComponent } from '../../../../test/render-page.tsx';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { setDraft } from '../../../numbers/set-draft.ts';
import { PartnerFields } from '../household/partner-fields.tsx';
import { useOutlook } from '../use-outlook.ts';
import { SocialSecurityControls } from './social-security-controls.tsx';

function Controls() {
  const state = useOutlook(null);
  const { partner } = state.answer.assumptions;
  return (
    <section aria-label="Controls">
      {partner ? <PartnerFields state={state} partner={partner} /> : <SocialSecurityControls state={state} />}
    </section>
  );
}

async function showControls(draft: Partial<PlanDraft>): Promise<void> {
  await renderComponent(<Controls />);
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 60, annualIncome: 80_000 };
  setDraft({ inputs, changes: { claimingAge: 67 }, isRetired: true, ...draft });
}

const controls = page.getByRole('region', { name: 'Controls' });
const everyYear = (name: string) => page.getByRole('checkbox', { name });

test('the estimated benefit of a retired visitor follows the years of work and the age at the stop', async () => {
  await showControls({});
  await expectText(controls, '$2,880 a month from 67 on, in today’s dollars, estimated.');
  await everyYear('I worked every year from 22 until I stopped').click();
  await typeAmount('Years Worked So Far', '20');
  await expectText(controls, '$1,960 a month from 67 on');
  await everyYear('I worked every year from 22 until I stopped').click();
  await typeAmount('Age When You Stopped Working', '42');
  await expectText(controls, '$1,960 a month from 67 on');
  await everyYear('I know my benefit').click();
  await expectText(controls, '$1,960 a month from 67 on, in today’s dollars.');
  await expect.element(everyYear('I worked every year from 22 until I stopped')).not.toBeInTheDocument();
});

test('the years of work of a visitor and of a partner can be entered, down to none', async () => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 65 };
  await showControls({ inputs, isRetired: false });
  await expect.element(amountBox('Age When You Stopped Working')).not.toBeInTheDocument();
  await everyYear('I have worked every year since 22').click();
  await expect.element(amountBox('Years Worked So Far')).toHaveValue('38');
  await typeAmount('Years Worked So Far', '0');
  await expect.element(amountBox('Years Worked So Far')).toHaveValue('0');
  const partner = { ...newPartner({ currentAge: 50 }), annualIncome: 40_000 };
  await showControls({ inputs, isRetired: false, changes: { partner } });
  await page.getByText('Your partner’s Social Security').click();
  await everyYear('Has worked every year since 22').click();
  await expect.element(amountBox('Years Worked So Far')).toHaveValue('28');
});
