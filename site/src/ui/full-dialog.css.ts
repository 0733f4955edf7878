import { globalStyle, style } from '@vanilla-extract/css';
import { font, size, space, vars } from '../theme/vars.css.ts';

export const positioner = style({ position: 'fixed', inset: 0, zIndex: 30 });

export const content = style({
  height: '100%',
  overflow: 'auto',
  background: vars.color.page,
  color: vars.color.text,
});

/** Sticky, so that the Close button is always visible. */
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const headerContent = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  maxWidth: size.page,
  margin: '0 auto',
  padding: `${space[2]} ${space[4]}`,
});

// The title wraps instead of the Close button.
globalStyle(`${headerContent} > button`, { flexShrink: 0 });

export const title = style({ fontFamily: font.text, fontSize: font.size.md, lineHeight: 1.3 });
