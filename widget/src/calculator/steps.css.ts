import { globalStyle, style } from '@vanilla-extract/css';

// The steps are shown in frames. Each step must be lower than 1,000 px in a column of 320 px, the height of WordPress's
// frames. The view and the embed name their parts with `data-part`.

/** Selects a part in any step, or in the given one. */
const part = (name: string, step?: string) =>
  `:host([data-step${step ? `="${step}"` : ''}]) [data-part="${name}"]`;

const hidden = { display: 'none' } as const;
const small = { fontSize: '0.875em', lineHeight: 1.35 } as const;
const earliestRetirement = part('earliest-retirement');

export const stepButton = style({
  justifySelf: 'start',
  minHeight: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

// Another class, because only this step button is hidden below.
export const backButton = style([stepButton]);

// Each step hides the parts of the other steps.
globalStyle(part('results', 'inputs'), hidden);
globalStyle(part('inputs', 'results'), hidden);
globalStyle(part('calculator', 'earliest-retirement'), hidden);
globalStyle(`:host(:not([data-step="earliest-retirement"])) [data-part="earliest-retirement"]`, hidden);
globalStyle(`:host(:not([data-step="earliest-retirement"])) ${backButton}`, hidden);

// The inputs: one column at any width, without the sticky result, because the results are a step.
globalStyle(part('inputs'), { gridColumn: '1 / -1', gap: '8px', paddingBlock: '12px' });
globalStyle(part('sticky-result'), hidden);
globalStyle(`${part('inputs')} > p`, small);

// The results: a smaller heading, cards and assumptions.
globalStyle(part('results'), { gridColumn: '1 / -1', gap: '6px' });
globalStyle(`${part('results')} h2`, { fontSize: '1.2em' });
globalStyle(part('sentence'), { fontSize: '1em' });
globalStyle(part('cards'), { gap: '8px' });
globalStyle(part('card'), { gap: 0, paddingBlock: '6px' });
globalStyle(':host([data-step]) h3', { fontSize: '0.9375em' });
globalStyle(part('headline'), { fontSize: '1.6em' });
globalStyle(`${part('card')} p:not([data-part="headline"])`, small);
globalStyle(part('assumptions'), { ...small, gap: '4px' });
// The open assumptions replace the cards.
globalStyle(`${part('results')}:has(details[open]) [data-part="card"]`, hidden);
// The code and the link for saving replace the assumptions.
globalStyle(`${part('results')}:has(input[readonly]) [data-part="assumptions"]`, hidden);

// The earliest retirement: an open table replaces the chart.
globalStyle(earliestRetirement, { marginTop: '8px' });
globalStyle(`${earliestRetirement} section`, { gap: '4px', paddingBlock: '6px' });
globalStyle(`${earliestRetirement} [data-part="answer"] > p`, { fontSize: '1em' });
globalStyle(`${earliestRetirement} [data-part="answer"] > :first-child`, { fontSize: '1.25em' });
globalStyle(`${earliestRetirement} figure > p`, small);
globalStyle(`${earliestRetirement} details[open]`, { maxHeight: '400px', overflow: 'auto' });
globalStyle(`${earliestRetirement} figure:has(details[open]) > :not(figcaption, details)`, hidden);
