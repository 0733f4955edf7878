import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme/vars.css.ts';

export const notice = style({
  position: 'sticky',
  // Above dialogs.
  zIndex: 100,
  top: 0,
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
  textAlign: 'center',
});
