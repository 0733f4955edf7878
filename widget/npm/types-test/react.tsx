import { RetirementCalculator } from '@whenabouts/widget/react';

export const component = (
  <RetirementCalculator
    site="https://whenabouts.example"
    current-age={40}
    preset="catch-up-50"
    compact
    id="calculator"
    style={{ margin: 0 }}
    aria-label="Retirement calculator"
    data-article="12"
    share-values
    afterResult={<form />}
    onInputChange={({ detail }) => detail.value satisfies number | undefined}
    onCalculate={({ detail }) => detail.result?.savings satisfies number | undefined}
    onSave={({ detail }) => detail.by satisfies 'link' | 'code'}
  />
);
export const element = <retirement-calculator theme="dark" className="wide" />;
// @ts-expect-error: without the site, readers cannot save
export const withoutSite = <RetirementCalculator theme="dark" />;
// @ts-expect-error: no such theme
export const wrongTheme = <retirement-calculator theme="sepia" />;
// @ts-expect-error: no such preset
export const wrongPreset = <retirement-calculator preset="catch-up" />;
