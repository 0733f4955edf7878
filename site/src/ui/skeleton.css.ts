import { keyframes, style } from '@vanilla-extract/css';
import { radius, vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const block = style({
  borderRadius: radius.medium,
  background: vars.color.sunken,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
