import '@whenabouts/widget/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const attributes: SvelteHTMLElements['retirement-calculator'] = {
  'current-age': 40,
  'onwhenabouts:ready': ({ detail }) => detail.version satisfies string,
};
// @ts-expect-error: no such theme
attributes.theme = 'sepia';
