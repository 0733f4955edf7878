import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../theme/media-queries.ts';
import { size, space, vars } from '../theme/vars.css.ts';

const tinted = { border: `1.5px solid ${vars.color.control}`, background: vars.color.accentSoft } as const;

/** A radio button. Tinted when it is not selected, so that it does not look like a hole in a dark page. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  borderRadius: '50%',
  ...tinted,
  selectors: {
    '&:checked': { border: `6px solid ${vars.color.accent}`, background: vars.color.accentOn },
  },
  '@media': { [FORCED_COLORS]: { appearance: 'auto' } },
});

/** A checkbox. Tinted like a radio button when it is not checked. */
export const checkbox = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  cursor: 'inherit',
  selectors: {
    '&:not(:checked)': { appearance: 'none', borderRadius: '4px', ...tinted },
    '&:disabled': { opacity: 0.5 },
  },
});

export const checkboxLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.tap,
  lineHeight: 1.35,
  cursor: 'pointer',
});
