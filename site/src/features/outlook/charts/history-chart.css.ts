import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '../../../theme/vars.css.ts';
import { actions } from './charts.css.ts';

export const extremes = style({ maxWidth: '46em' });

export const years = style([actions, { padding: 0, border: 0, margin: 0 }]);
globalStyle(`${years} > button[aria-pressed="true"]`, {
  borderColor: vars.color.you,
  background: vars.color.youSoft,
  color: vars.color.you,
  textDecoration: 'underline',
});

export const legend = style({ padding: 0, marginBottom: space[2] });

export const chosen = style({
  minHeight: '1lh',
  color: vars.color.secondary,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
