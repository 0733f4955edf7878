export const loadAgeLineFigure = () => import('../charts/age-line-figure.tsx');
export const loadCashFlows = () => import('../cash-flows/cash-flow-controls.ts');
export const loadIncludedControls = () => import('./included-controls.tsx');
export const loadSocialSecurityControls = () => import('../inputs/social-security-controls.tsx');
export const loadTenFutures = () => import('../futures/ten-futures-part.tsx');
export const loadDates = () => import('../dates/dates-part.tsx');
export const loadStepList = () => import('../steps/step-list.tsx');
export const loadOnePage = () => import('../one-page/one-page.tsx');
export const loadMarkdown = () => import('../outlook-markdown.ts');

/** Loads the parts and controls that are not needed for the first paint. */
export function loadPartsOnDemand(): Promise<unknown> {
  return Promise.all([
    loadAgeLineFigure(),
    loadCashFlows(),
    loadIncludedControls(),
    loadSocialSecurityControls(),
    import('../inputs/work-controls.tsx'),
    loadTenFutures(),
    loadDates(),
    loadStepList(),
    loadMarkdown(),
  ]);
}
