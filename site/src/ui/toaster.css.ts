import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { PHONE } from '../theme/media-queries.ts';
import { font, radius, size, space, vars } from '../theme/vars.css.ts';

/** CSS variables of the document's root: heights from the window's bottom to above the toast, and to below it. */
export const TOASTS_BOTTOM = '--toasts-bottom';
export const TOASTS_LIFT = '--toasts-lift';

/** Distance of the toasts from the edges of the window. */
export const TOASTS_OFFSET_PX = 16;

export const TOAST_WIDTH_REM = 24;

export const region = style({
  // Ark UI sets the distance from the bottom in the element's style.
  marginBottom: `var(${TOASTS_LIFT})`,
  // Ark UI sets `display` there as well.
  '@media': { print: { display: 'none !important' } },
});

// Room to scroll the end of the page out from under the toast.
globalStyle('body', { '@media': { screen: { paddingBottom: `var(${TOASTS_BOTTOM})` } } });

const base = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  width: `min(${TOAST_WIDTH_REM}rem, calc(100vw - ${2 * TOASTS_OFFSET_PX}px))`,
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderLeftWidth: '4px',
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  fontSize: font.size.sm,
  '@media': { [PHONE]: { paddingBlock: space[1], lineHeight: 1.35 } },
  // Ark UI positions and animates toasts with these variables.
  translate: 'var(--x) var(--y)',
  opacity: 'var(--opacity)',
  transition: `translate ${vars.motion.base}, opacity ${vars.motion.base}`,
});

export const toast = styleVariants({
  success: [base, { borderLeftColor: vars.color.success }],
  info: [base, { borderLeftColor: vars.color.control }],
  error: [base, { borderLeftColor: vars.color.danger, background: vars.color.dangerSoft }],
});

export const content = style({ flex: 1, display: 'grid', gap: '2px', paddingBlock: space[1] });

export const title = style({ fontWeight: 600 });

export const dismissButton = style({
  display: 'grid',
  placeItems: 'center',
  width: size.tap,
  height: size.tap,
  flex: 'none',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});
