// Compiles against the built types, as an editor does on a page that uses the package.
import { type CalculatorAttributes, registered } from '@whenabouts/widget';

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
