import { style } from '@vanilla-extract/css';
import { font, radius, size, space, vars } from '../../theme/vars.css.ts';
import { field as formField } from '../../ui/form-field.css.ts';
import { plainForm } from '../../ui/page.css.ts';

// Keeps content from widening a narrow dialog.
const column = { gridTemplateColumns: 'minmax(0, 1fr)' };

export const form = style([plainForm, column]);

export const field = style([formField, column]);

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.tap,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: '22px',
  height: '22px',
  margin: 0,
  accentColor: vars.color.accent,
});

export const group = style({ display: 'grid', ...column, minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, fontWeight: 600 });

export const status = style({ fontSize: font.size.sm, color: vars.color.secondary });

export const preview = style({
  width: '96px',
  height: '72px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  objectFit: 'contain',
});
