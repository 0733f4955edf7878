import { RetirementCalculator } from '@whenabouts/widget/vue';
import { h } from 'vue';

export const component = h(RetirementCalculator, { site: 'https://whenabouts.example', 'current-age': 40 });
// @ts-expect-error: without the site, readers cannot save
export const withoutSite = h(RetirementCalculator, { theme: 'dark' });
