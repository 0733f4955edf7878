// Compiles against the built types, as an editor does on a page that uses the package.
import { type CalculatorAttributes, registered } from '@whenabouts/widget';
import '@whenabouts/widget/svelte';
import { RetirementCalculator } from '@whenabouts/widget/vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import { h } from 'vue';

await registered;
const element = document.createElement('retirement-calculator');
element.addEventListener('whenabouts:calculate', ({ detail }) => detail.first satisfies boolean);
element.addEventListener('whenabouts:save', ({ detail }) => detail.by satisfies 'link' | 'code');
// @ts-expect-error: the event has no amounts
element.addEventListener('whenabouts:calculate', ({ detail }) => detail.amount);
export const attributes: CalculatorAttributes = { 'current-age': 40, theme: 'auto', compact: '' };
attributes.preset = 'catch-up-50';
// @ts-expect-error: no such theme
attributes.theme = 'sepia';
// @ts-expect-error: no such preset
attributes.preset = 'catch-up';

export const svelteAttributes: SvelteHTMLElements['retirement-calculator'] = {
  'current-age': 40,
  'onwhenabouts:ready': ({ detail }) => detail.version satisfies string,
};
// @ts-expect-error: no such theme
svelteAttributes.theme = 'sepia';

export const vueComponent = h(RetirementCalculator, {
  site: 'https://whenabouts.example',
  'current-age': 40,
});
// @ts-expect-error: without the site, readers cannot save
export const withoutSite = h(RetirementCalculator, { theme: 'dark' });
