import { globalStyle, style } from '@vanilla-extract/css';
import { size } from '../../../theme/vars.css.ts';
import { stack } from '../../../ui/layout.css.ts';

export const answer = style([
  stack[4],
  {
    '@media': { print: { gap: 0 } },
  },
]);

/** Ten dots, each about as large as a letter of the answer. */
export const dots = style({ fontSize: '2rem', lineHeight: 1 });
globalStyle(`${dots} svg`, { display: 'block', margin: 0 });

export const goal = style({ maxWidth: size.prose });
// Underlines mark numbers that can be changed. Nothing can be changed on paper.
globalStyle(`${answer} :is([role="spinbutton"], button)`, {
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});
globalStyle(`${answer} :is(p, h2)`, { '@media': { print: { fontSize: '11pt', lineHeight: 1.3 } } });

export const hint = style({
  // Dragging works neither in print nor without scripts.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
