import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '../../../theme/vars.css.ts';

export const answer = style({ display: 'grid', gap: space[3] });

export const goal = style({ maxWidth: size.prose });
// Underlines mark numbers that can be changed. Nothing can be changed on paper.
globalStyle(`${answer} :is([role="spinbutton"], button)`, {
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});
globalStyle(`${goal} p`, { '@media': { print: { fontSize: '11pt', lineHeight: 1.3 } } });

export const hint = style({
  // Dragging works neither in print nor without scripts.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
