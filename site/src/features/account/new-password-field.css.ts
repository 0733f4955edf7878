import { style } from '@vanilla-extract/css';
import { font, space, vars } from '../../theme/vars.css.ts';

export const withStrength = style({ display: 'grid', gap: space[1] });

/** Empty until there is a password. Its line is reserved, so that nothing moves. */
export const strength = style({
  minHeight: '1.5em',
  fontSize: font.size.sm,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const rejected = style([strength, { color: vars.color.danger }]);
