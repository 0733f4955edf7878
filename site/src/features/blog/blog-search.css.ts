import { style } from '@vanilla-extract/css';
import { space } from '../../theme/vars.css.ts';
import { input as field, label as fieldLabel } from '../../ui/form-field.css.ts';

export const form = style({ display: 'grid', gap: space[1], maxWidth: '32rem' });
export const label = fieldLabel;
export const row = style({ display: 'flex', gap: space[2] });
export const input = style([field, { flex: 1, minWidth: 0 }]);
