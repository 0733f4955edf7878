import { type StepId, withDoneStep } from '@whenabouts/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testScreens } from '../../../../test/accessible-screen.ts';
import { renderComponent } from '../../../../test/render-page.tsx';
import { completePlan, initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { Page } from '../../../ui/page.tsx';
import { whenIdle } from '../../../when-idle.ts';
import { outlookAnswer } from '../outlook-results.ts';
import type { OutlookState } from '../use-outlook.ts';
import { NextSteps } from './next-steps.tsx';
import { StepList } from './step-list.tsx';

const inputs = {
  ...initialDraft.inputs,
  currentAge: 55,
  currentSavings: 250_000,
  monthlySavings: 800,
  annualIncome: 75_000,
};
// Calculated once, because done steps do not change it.
const results = outlookAnswer({
  ...completePlan({ ...initialDraft, inputs }, 2026),
  isRetired: false,
  choice: 'answer',
});

function Steps() {
  const [draft, setDraft] = useState<PlanDraft>({ ...initialDraft, inputs });
  return (
    <Page>
      <h1>Steps</h1>
      <section>
        <StepList
          results={results}
          doneSteps={draft.doneSteps}
          onDone={(id: StepId, isDone) => setDraft(withDoneStep(draft, id, isDone))}
          placeholder={<p>Looking…</p>}
        />
      </section>
    </Page>
  );
}

const show = async () => {
  await renderComponent(<Steps />);
  await expect.element(page.getByText('Check your Social Security record', { exact: true })).toBeVisible();
};

test('a step opens with the keyboard, and a tick brings the next one', async () => {
  await show();
  expect(page.getByRole('checkbox').elements()).toHaveLength(3);
  page.getByRole('checkbox').first().element().focus();
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByRole('checkbox', { name: 'Done: Check your Social Security record' }))
    .toBeChecked();
  expect(page.getByRole('checkbox').elements()).toHaveLength(4);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Social Security: your account' })).toBeVisible();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(3);
});

test('the steps are shown once the visitor scrolls close to them', async () => {
  const steps = <NextSteps state={{ results, draft: { ...initialDraft, inputs } } as OutlookState} />;
  const shown = () => page.getByRole('checkbox').elements().length;
  await renderComponent(steps);
  await expect.poll(shown).toBe(3);
  // Now that they are loaded and solved, they appear as soon as they are rendered.
  await renderComponent(
    <>
      <div style={{ height: '300vh' }} />
      {steps}
    </>,
  );
  await new Promise<void>((resolve) => whenIdle(() => whenIdle(resolve, 1_000), 2_000));
  expect(shown()).toBe(0);
  page.getByRole('heading', { name: 'Your next steps' }).element().scrollIntoView();
  await expect.poll(shown).toBe(3);
});

testScreens({
  'the next steps, open': async () => {
    await show();
    for (const summary of document.querySelectorAll('summary')) summary.click();
  },
});
