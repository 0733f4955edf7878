import { paths } from '../paths.ts';

/** Functions that load the other of the two pages between which visitors go back and forth, by the path of the open one. */
export const nextPages: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.home]: loadOutlook,
  [paths.calculatorPage]: loadOutlook,
  [paths.outlook]: loadLanding,
};

async function loadOutlook(): Promise<void> {
  // The open page needs the engine first.
  await import('../features/outlook/hero/hero-answer.ts');
  const { loadOutlookParts } = await import('./outlook/outlook-page.tsx');
  await loadOutlookParts();
}

async function loadLanding(): Promise<void> {
  await Promise.all([
    import('./landing/landing-page.tsx'),
    import('../features/outlook/hero/hero-answer.ts'),
    import('../features/outlook/hero/hero-chart.tsx'),
    import('@whenabouts/view/age-line'),
    import('../features/calculator/calculator-charts.tsx'),
    import('../features/contact/contact-form.tsx'),
    import('../features/contact/newsletter-form.tsx'),
    import('../features/outlook/plans/result-answer.tsx'),
  ]);
}
