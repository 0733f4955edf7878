import { createMarketDraws, createSimulator, recordPlan, standardDraws } from '@whenabouts/core';
import type { PlanRecord } from '@whenabouts/server/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { errorResponse } from '../../../test/fake-api.ts';
import { button } from '../../../test/page-actions.ts';
import { askToDelete, compare, showPlans } from '../../../test/plans-list.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { largestInputs, sampleMember, samplePlan } from '../../../test/samples.ts';

const longName = 'W'.repeat(100);

testScreens({
  'an empty list of plans': async () => {
    await showPlans([]);
    await expect.element(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
  },
  'a list of plans that fails to load': async () => {
    await showPlans(errorResponse('internal', 'Something went wrong. Please try again.'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Your plans could not be loaded.');
  },
  'the deletion of a plan': async () => {
    await showPlans([samplePlan({ name: longName })]);
    await askToDelete(longName);
  },
});

testScreens(
  {
    'the comparison of plans with the largest numbers and a long name': async () => {
      const names = ['By the sea', 'In the hills', longName];
      await showPlans(names.map((name, index) => samplePlan({ id: index + 1, name, ...largestInputs })));
      const table = await compare(...names);
      await expect.element(table).toMatchTextContent('$4,471,232,132 in future dollars');
    },
    'the comparison of two records with the largest numbers': async () => {
      const simulator = createSimulator(createMarketDraws(standardDraws));
      const records = [1_000_000, 0].map((currentSavings, index): PlanRecord => {
        const saved = { ...largestInputs, currentSavings };
        const results = recordPlan(saved, null, { year: 2026, simulator });
        const createdAt = `2026-11-2${5 - index}T12:00:00.000Z`;
        return { id: index + 1, kind: 'save', createdAt, inputs: saved, assumptions: null, ...results };
      });
      await renderPage('/view-plan/1', {
        member: sampleMember,
        api: {
          'GET /api/retirement-plans/{id}': samplePlan({ ...largestInputs, name: longName }),
          'GET /api/retirement-plans/{id}/records': records,
        },
      });
      const boxes = page.getByRole('checkbox', { name: /^Compare/ });
      await boxes.nth(0).click();
      await boxes.nth(1).click();
      await button('Compare 2 records').click();
      await expect.element(page.getByRole('table', { name: 'Records side by side' })).toBeVisible();
    },
  },
  [375, 768, 1024],
);
