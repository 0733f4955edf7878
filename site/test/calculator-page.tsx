import { defaultInputs } from '@whenabouts/core';
import { type Locator, page } from 'vitest/browser';
import * as landing from '../src/app/landing/landing-page.css.ts';
import { CalculatorSection } from '../src/features/calculator/calculator-section.tsx';
import { SaveButton } from '../src/features/calculator/save-actions.tsx';
import { useOpenCalculator } from '../src/features/calculator/use-open-calculator.ts';
import { Page } from '../src/ui/page.tsx';
import { button, expectText } from './page-actions.ts';
import { type ComponentOptions, renderComponent } from './render-page.tsx';
import { sampleMember } from './samples.ts';

/** The results of the calculator, or the placeholder for them. */
export const results: Locator = page.getByRole('region', { name: 'Your Retirement Outlook' });

/** A card of the results, by its heading. */
export const resultCard = (name: string): HTMLElement =>
  results.getByRole('heading', { name, exact: true }).element().closest('section') as HTMLElement;

/** The switch between future and today's dollars. */
export const dollarsChoice = (name: 'Future dollars' | 'Today’s dollars'): Locator =>
  page.getByRole('radio', { name });

/** The calculator of the landing page, without the answer that the outlook adds to its result. */
function CalculatorOnly() {
  return (
    <Page width="bleed">
      <section id="calculator" tabIndex={-1} className={landing.calculator}>
        <CalculatorSection
          {...useOpenCalculator()}
          isMuted={false}
          ResultAnswer={NoAnswer}
          loadOutlookLink={loadNoLink}
        />
      </section>
    </Page>
  );
}

const NoAnswer = () => null;
const loadNoLink = async () => () => '/outlook';

/** Renders the calculator without the rest of the landing page, which takes longer. */
export async function renderCalculator(options: ComponentOptions = {}) {
  const rendered = await renderComponent(<CalculatorOnly />, options);
  await button('Calculate Retirement').findElement();
  return rendered;
}

/** Renders the calculator, and calculates with the default inputs. */
export async function showResults(): Promise<void> {
  await renderCalculator();
  await button('Calculate Retirement').click();
  await expectText(results, '$1,015,810');
}

/** Renders a member's button that saves the default inputs, in the middle of a page, and opens its dialog. */
export async function openSaveDialog(options: ComponentOptions = {}) {
  const rendered = await renderComponent(
    <Page>
      <div style={{ paddingBlock: '100vh' }}>
        <SaveButton inputs={defaultInputs} plan={undefined} resetToPlan={() => {}} isVisitor={false} />
      </div>
    </Page>,
    { member: sampleMember, ...options },
  );
  await button('Save Plan').click();
  await page.getByRole('dialog').getByLabelText('Plan Name').findElement();
  return rendered;
}
