import { defaultInputs, serializeHandoff } from '@whenabouts/core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { errorResponse } from '../../../test/fake-api.ts';
import { button, expectFieldError } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember } from '../../../test/samples.ts';

const heading = page.getByRole('heading', { level: 1 });

testScreens({
  'a result without a name for the plan': async () => {
    await renderPage(`/save?p=nobody#${serializeHandoff(defaultInputs, 'A'.repeat(22))}`, {
      member: sampleMember,
      api: { 'GET /api/partners/{partner}': errorResponse('not_found', 'No such partner') },
    });
    await button('Save Plan').click();
    await expectFieldError('Plan Name', 'Please enter a name for your retirement plan.');
  },
  'a broken link to a result': async () => {
    await renderPage('/save#1.35');
    await expect.element(heading).toHaveTextContent('This link does not work');
  },
  'the form for a code': async () => {
    await renderPage('/s/ABCD');
    await expect.element(heading).toBeVisible();
  },
});
