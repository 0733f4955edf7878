import { style } from '@vanilla-extract/css';
import { radius, size, space, vars } from '../theme/vars.css.ts';
import { field as formField } from './form-field.css.ts';

// Keeps the file name from widening a narrow dialog.
export const field = style([formField, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const fileInput = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.tap,
  font: 'inherit',
  color: vars.color.text,
  '::file-selector-button': {
    minHeight: size.tap,
    marginInlineEnd: space[3],
    padding: `0 ${space[4]}`,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: radius.medium,
    background: vars.color.surface,
    color: vars.color.accent,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
});

export const uploading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const progress = style({ flex: 1, minWidth: '8rem' });
