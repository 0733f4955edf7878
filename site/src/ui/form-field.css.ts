import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox, focusRing, font, size, space, vars } from '../theme/vars.css.ts';

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});

export const label = style({ fontWeight: 600 });

export const optional = style({ fontWeight: 400, color: vars.color.muted });

// Breaks URLs that are longer than a line.
export const hint = style({ fontSize: font.size.sm, color: vars.color.secondary, overflowWrap: 'anywhere' });

export const input = style({
  width: '100%',
  minHeight: size.control,
  padding: `0 ${space[3]}`,
  ...fieldBox,
  selectors: {
    '&:focus-visible': focusRing,
    // Focus on a part of a date field does not match :focus-visible on the field.
    '&[type="date"]:focus-within': focusRing,
    // A value that can be copied, but not changed.
    '&[readonly]': { background: vars.color.sunken },
    '&[aria-invalid]': { borderColor: vars.color.danger },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
  },
});

export const textArea = style([
  input,
  {
    display: 'block',
    minHeight: '6rem',
    padding: `${space[2]} ${space[3]}`,
    lineHeight: 1.5,
    resize: 'vertical',
    fieldSizing: 'content',
  },
]);

export const select = style([input, { cursor: 'pointer', textOverflow: 'ellipsis' }]);

export const characterCount = style({
  fontSize: font.size.sm,
  color: vars.color.muted,
  selectors: { '&[data-over]': { color: vars.color.danger, fontWeight: 600 } },
});

export const error = style({ fontSize: font.size.sm, fontWeight: 600, color: vars.color.danger });

export const passwordInput = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
// Room for 12 characters, in large text above the button.
globalStyle(`${passwordInput} > input`, { flex: '1 1 15ch', width: 'auto', minWidth: 0 });

export const showPasswordButton = style({
  flex: 'none',
  minWidth: '5em',
  minHeight: size.control,
  padding: `0 ${space[3]}`,
  ...fieldBox,
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});
