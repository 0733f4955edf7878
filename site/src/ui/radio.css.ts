import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A radio button. Tinted when it is not selected, so that it does not look like a hole in a dark page. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.accentSoft,
  selectors: {
    '&:checked': { border: `6px solid ${vars.color.accent}`, background: vars.color.accentOn },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
