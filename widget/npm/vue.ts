import { defineComponent, type HTMLAttributes, h } from 'vue';
import type { CalculatorAttributes } from '../src/options/attributes.ts';
import './index.ts';

declare module 'vue' {
  interface GlobalComponents {
    'retirement-calculator': new () => { $props: CalculatorAttributes & HTMLAttributes };
  }
}

export interface RetirementCalculatorProps extends CalculatorAttributes {
  /** The origin of the site on which readers save results, such as `https://whenabouts.example`. */
  site: string;
  /** Pixels to reserve until the calculator appears, so that nothing below moves. 1400 fits columns of up to 850 px. */
  height?: number;
}

/**
 * Renders the calculator. Attributes and listeners (`@whenabouts:calculate`) go to the element. The default slot is the text
 * of the link that readers see until the calculator appears, and without scripts. The slot `after-result` is your own form
 * or other content, shown below the calculator after the first result.
 */
export const RetirementCalculator = defineComponent(
  (props: RetirementCalculatorProps, { slots }) =>
    () => {
      const text = slots.default?.() ?? 'Open the retirement calculator';
      const link = h('a', { href: new URL('/', props.site).href }, text);
      // A table reserves its height without styles, which the page's Content Security Policy may block.
      const row = h('tr', h('td', { height: props.height ?? 1400 }, link));
      const afterResult = slots['after-result'];
      return h('retirement-calculator', [
        h('table', h('tbody', row)),
        ...(afterResult ? [h('div', { slot: 'after-result', hidden: true }, afterResult())] : []),
      ]);
    },
  { name: 'RetirementCalculator', props: ['site', 'height'] },
);
